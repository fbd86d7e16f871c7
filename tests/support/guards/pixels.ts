import type { Locator } from '@playwright/test';

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** @throws Error when the element is not visible */
export async function boxOf(element: Locator): Promise<Rectangle> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element has no place in the window.');
  return box;
}
