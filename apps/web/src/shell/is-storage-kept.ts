/**
 * False where the browser refuses storage: the page then has one in its place that ends with it, an own property of the
 * window (`apps/web/server/storage-script.ts`).
 */
export function isStorageKept(): boolean {
  return Object.getOwnPropertyDescriptor(window, 'localStorage')?.value === undefined
}
