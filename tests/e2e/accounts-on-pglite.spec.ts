import { testAccountJourney } from './support/account-journey.ts'

testAccountJourney()
