import { fileURLToPath } from 'node:url'

/** Folder of the checkout that this package belongs to. */
export const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url))
