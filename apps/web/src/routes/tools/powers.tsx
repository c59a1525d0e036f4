import { createFileRoute } from '@tanstack/react-router'
import { PowersPage } from '../../tools/powers/powers-page.tsx'

export const Route = createFileRoute('/tools/powers')({ component: PowersPage })
