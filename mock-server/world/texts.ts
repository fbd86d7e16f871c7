/** Reads the texts of one folder of locales/ ("de", "fr-CA"), by namespace; null when the folder does not exist. */
export type ReadTexts = (folder: string) => Promise<Readonly<Record<string, unknown>> | null>;

/** For a world without texts: only the English in the app exists. */
export const noTexts: ReadTexts = async () => null;
