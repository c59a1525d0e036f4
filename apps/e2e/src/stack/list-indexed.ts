import { readRunContext } from '../harness/run-context.ts'

/** One answer of the API of the stack. */
export async function getIndexed<Answer>(path: string): Promise<Answer> {
  const response = await fetch(new URL(path, readRunContext().apiUrl))
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

/** Every entry of a list of the API, page after page. */
export async function listIndexed<Item>(path: string): Promise<Item[]> {
  const items: Item[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''
    const page: { items: Item[]; nextCursor: string | null } = await getIndexed(
      `${path}?limit=100${query}`,
    )
    items.push(...page.items)
    cursor = page.nextCursor
  }
  return items
}
