import type { Person } from '../world/store/collections';
import type { World } from '../world/world';

/** A person with several products chooses one after sign-in. */
export async function makeProducts(world: World, person: Person): Promise<void> {
  const products = [
    {
      key: 'payroll',
      productName: 'Payroll',
      description: 'Pay slips, taxes and direct deposit.',
      targetUrl: '/view/home?product=payroll',
    },
    {
      key: 'time',
      productName: 'Time and attendance',
      description: 'Schedules, time cards and leave.',
      targetUrl: '/view/home?product=time',
    },
    {
      key: 'talent',
      productName: 'Talent',
      description: 'Goals, reviews and learning.',
      targetUrl: '/view/home?product=talent',
    },
  ];
  for (const { key, ...product } of products)
    await world.db.products.create({ ...product, productId: `product-${person.id}-${key}`, personId: person.id });
}
