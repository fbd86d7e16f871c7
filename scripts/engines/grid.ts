export interface Cell {
  readonly flow: string;
  readonly engine: string;
  readonly hasPassed: boolean;
  readonly seconds: number;
}

export type Versions = Readonly<Record<string, string>>;

/**
 * A cell has the seconds of the flow, FAIL, or a dash where the engine lacks what the flow needs. The last lines count
 * flows, and add the seconds of each engine.
 */
export function grid(cells: readonly Cell[], engines: readonly string[], versions: Versions): string[] {
  const flows = [...new Set(cells.map(({ flow }) => flow))];
  const width = Math.min(100, Math.max(...flows.map(({ length }) => length), 13));
  const column = (text: string) => text.padStart(14);
  const ofEngine = (engine: string) => cells.filter((cell) => cell.engine === engine);
  const cellOf = (flow: string, engine: string): string => {
    const cell = ofEngine(engine).find((one) => one.flow === flow);
    if (cell === undefined) return '-';
    return cell.hasPassed ? cell.seconds.toFixed(1) : 'FAIL';
  };
  const row = (title: string, of: (engine: string) => string) =>
    `${title.slice(0, width).padEnd(width)} ${engines.map((engine) => column(of(engine))).join('')}`;
  const passed = (engine: string) => ofEngine(engine).filter(({ hasPassed }) => hasPassed).length;
  return [
    row('flow, seconds', (engine) => engine),
    row('', (engine) => versions[engine] ?? ''),
    ...flows.map((flow) => row(flow, (engine) => cellOf(flow, engine))),
    row('passed', (engine) => `${passed(engine)} of ${ofEngine(engine).length}`),
    row('seconds', (engine) =>
      ofEngine(engine)
        .reduce((sum, { seconds }) => sum + seconds, 0)
        .toFixed(0),
    ),
  ];
}
