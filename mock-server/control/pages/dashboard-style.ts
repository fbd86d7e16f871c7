/** Styles of the dashboard on top of `pageStyle`: two columns in a wide window, one in the panel. */
export const dashboardStyle = `
.workbench { display: grid; gap: 0 2rem; grid-template-columns: minmax(0, 1fr); }
@media (min-width: 60rem) { .workbench:not(.panel) { grid-template-columns: repeat(2, minmax(0, 1fr)); } .workbench > :not(section), .workbench > .whole { grid-column: 1 / -1; } }
.workbench > section { min-width: 0; border-top: 1px solid var(--line); padding: .75rem 0 1rem; }
.workbench h2 { margin: 0 0 .5rem; font-size: 1.05rem; }
.workbench.panel { font-size: .9375rem; }
.row { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: end; margin: 0 0 .5rem; padding: 0; list-style: none; }
.row > span { flex: 1 1 9rem; min-width: 0; }
.row input[type='text'], .row select { margin: 0; min-height: 2.25rem; }
.workbench button { padding: .35rem .75rem; min-height: 2.25rem; }
.workbench label { font-weight: 600; font-size: .875rem; }
.entries { margin: 0 0 .5rem; padding: 0; list-style: none; max-height: 24rem; overflow-y: auto; overflow-x: hidden; }
.entries li { border-bottom: 1px solid var(--line); padding: .375rem 0; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; }
.entries li > :first-child { flex: 1 1 12rem; min-width: 0; overflow-wrap: anywhere; }
.entries .bad { font-weight: 700; color: light-dark(#b3261e, #ffb4ab); }
.entries .empty { color: var(--quiet); }
textarea { width: 100%; font: .8125rem/1.4 ui-monospace, monospace; background: var(--raised); color: var(--ink); border: 1px solid var(--quiet); border-radius: .25rem; padding: .5rem; }
#said:empty { display: none; }
#said { background: var(--raised); padding: .5rem .75rem; border-radius: .25rem; }
dt { margin-top: .5rem; }
dd { margin: 0; color: var(--quiet); }
`;
