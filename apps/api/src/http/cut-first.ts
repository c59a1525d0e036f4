/** The first entries of a page, and whether there are further ones. */
export const cutFirst = <Item>(
  { items, nextCursor }: { items: Item[]; nextCursor: string | null },
  most: number,
) => ({ items: items.slice(0, most), hasMore: items.length > most || nextCursor !== null })
