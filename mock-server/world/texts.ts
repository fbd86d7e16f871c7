/** Reads one folder of locales/ ("de", "fr-CA"), by namespace. Null when the folder does not exist. */
export type ReadTexts = (folder: string) => Promise<Readonly<Record<string, unknown>> | null>;

/** A world without texts has only the app's English. */
export const noTexts: ReadTexts = async () => null;
