/** For every page of the mock server: control interface and external pages. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1b1f24, #e8eaed); --quiet: light-dark(#4d5560, #b3bac4);
  --line: light-dark(#c9ced6, #4a525d);
  --ground: light-dark(#ffffff, #16191d); --raised: light-dark(#f4f6f8, #20252b);
  --accent: light-dark(#0b57a4, #8fc1ff); --on-accent: light-dark(#ffffff, #0d1a28); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
main.narrow, body.narrow main { max-width: 28rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
p { margin: 0 0 1rem; }
a { color: var(--accent); display: inline-block; padding-block: .25rem; }
.quiet { color: var(--quiet); }
.scroll { overflow-x: auto; }
.scroll table { min-width: 44rem; }
.scroll th, .scroll td, .scroll td * { overflow-wrap: normal; }
table { border-collapse: collapse; width: 100%; }
main { overflow-wrap: anywhere; }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem .5rem 0;
  border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
code { overflow-wrap: anywhere; }
code, pre { font: .875rem/1.45 ui-monospace, monospace; }
pre { background: var(--raised); padding: .75rem; overflow-x: auto; border-radius: .25rem; }
label { display: block; font-weight: 600; margin: 0 0 .25rem; }
input[type='text'], input[type='password'], input[type='email'], input[type='url'], select {
  font: inherit; width: 100%; padding: .5rem; border: 1px solid var(--quiet); border-radius: .25rem;
  background: var(--ground); color: var(--ink); margin: 0 0 1rem; }
button, .button {
  display: inline-block; font: inherit; font-weight: 600; padding: .5rem 1rem; border: 1px solid var(--accent);
  border-radius: .25rem; background: var(--accent); color: var(--on-accent); text-decoration: none; cursor: pointer;
  max-width: 100%; overflow-wrap: anywhere; }
button.quiet { background: transparent; color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
[role='alert'] { border-inline-start: .25rem solid light-dark(#b3261e, #ffb4ab); padding: .25rem .75rem; margin: 0 0 1rem; }
details { border-bottom: 1px solid var(--line); padding: .5rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
iframe { width: 100%; max-width: 25rem; height: 44rem; border: 1px solid var(--line); border-radius: .5rem; }
`;
