import { openApi } from './open-api.ts'

/** The page's door to the API with its 6 s time-out. What tokens need beyond it: `token-api`. */
export const api = openApi()
