/** Reads the texts of one folder of locales/ ("de", "fr-CA"), by namespace; null where there is no such folder. */
export type ReadTexts = (folder: string) => Promise<Readonly<Record<string, unknown>> | null>;

/** For a world that nobody gave texts to: there is English in the app, and nothing else. */
export const noTexts: ReadTexts = async () => null;
