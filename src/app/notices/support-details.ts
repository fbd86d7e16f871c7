import { optionalPart } from '../../texts/part';

/** Rare, so it loads on demand. A page that could not load a part may have to do without it. */
export const SupportDetails = optionalPart(async () => {
  const { SupportDetails: Details } = await import('../../ui/SupportDetails');
  return { default: Details };
});
