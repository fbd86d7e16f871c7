import { ProjectGrid } from '../engines/grid/project-grid';

/** Prints the table of cases and programs, and writes it to reports/assistive. */
export default class AssistiveReporter extends ProjectGrid {
  constructor() {
    super('assistive-', 'reports/assistive', ['firefox', 'chromium', 'orca']);
  }
}
