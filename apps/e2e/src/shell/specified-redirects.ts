/** Every redirect of the specification (section 2), of settled S-01 and of ADR 0235: where a path leads. */
export const specifiedRedirects: readonly (readonly [from: string, to: string])[] = [
  ['/', '/index'],
  ['/presale', '/presale/list'],
  ['/token', '/token/create'],
  ['/lock', '/lock/create'],
  ['/user', '/dashboard/workplace'],
  ['/user/login', '/dashboard/workplace'],
  ['/tools/repair', '/lp/fix'],
  ['/no/such/page', '/404'],
]
