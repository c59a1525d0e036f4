import { createFileRoute } from '@tanstack/react-router'
import { BadgesPage } from '../../badges/badges-page.tsx'

export const Route = createFileRoute('/kyc/index')({ component: BadgesPage })
