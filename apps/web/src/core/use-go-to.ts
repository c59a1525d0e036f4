import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { addressOf } from './address-of.ts'

/** Navigates to a path that is only known at run time. */
export function useGoTo(): (path: string, search?: Readonly<Record<string, string>>) => void {
  const navigate = useNavigate()
  return useCallback((path, search) => void navigate({ href: addressOf(path, search) }), [navigate])
}
