import { createFileRoute } from '@tanstack/react-router'
import { ReviewPage } from '../../badges/review/review-page.tsx'

export const Route = createFileRoute('/kyc/review')({ component: ReviewPage })
