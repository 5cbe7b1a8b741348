import { testAccountJourney } from './support/account-journey.ts'
import { test } from './support/account-test.ts'

// A link that was used already.
test.use({ provoked: [/status of 410/] })

testAccountJourney()
