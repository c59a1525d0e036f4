/** The secret of a mailed link, as the address carries it. */
export const readLink = (search: { token?: string }): { token?: string } =>
  search.token ? { token: String(search.token) } : {}
