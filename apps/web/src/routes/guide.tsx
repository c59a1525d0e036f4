import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '../shell/guide-page.tsx'

export const Route = createFileRoute('/guide')({ component: GuidePage })
