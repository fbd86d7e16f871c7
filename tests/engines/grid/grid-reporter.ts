import { engineNames } from '../../../scripts/engines/find-engines';
import { ProjectGrid } from './project-grid';

/** Prints the table of flows and engines, and writes it to reports/engines. */
export default class GridReporter extends ProjectGrid {
  constructor() {
    super('engine-', 'reports/engines', engineNames);
  }
}
