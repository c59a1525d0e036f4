/** What can be done about a lock, which is for whoever is connected. */
export const loadLockActions = () => import('./lock-actions.tsx')
