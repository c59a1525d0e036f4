import { createContext } from 'react'

/** Whether what a form creates is on its way to a block: until then its form has nothing to review. */
export const CreationUnderway = createContext(false)
