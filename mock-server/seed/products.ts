import type { Person } from '../world/store/collections';
import type { World } from '../world/world';

/** A person with several products chooses one after sign-in. */
export async function makeProducts(world: World, person: Person): Promise<void> {
  const products = [
    ['payroll', 'Payroll', 'Pay slips, taxes and direct deposit.'],
    ['time', 'Time and attendance', 'Schedules, time cards and leave.'],
    ['talent', 'Talent', 'Goals, reviews and learning.'],
  ] as const;
  for (const [key, productName, description] of products)
    await world.db.products.create({
      productId: `product-${person.id}-${key}`,
      personId: person.id,
      productName,
      description,
      targetUrl: `/view/home?product=${key}`,
    });
}
