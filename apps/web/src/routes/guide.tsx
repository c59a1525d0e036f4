import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '../frame/guide-page.tsx'

export const Route = createFileRoute('/guide')({ component: GuidePage })
