import { expect, test } from 'vitest'
import { isPostOfficeBox } from './post-office-box.ts'

test.each(['PO Box 123', 'P.O. Box 9', 'p. o. box 1', 'POBox 12', 'Post Office Box 7'])(
  '%s is a post-office box',
  street => {
    expect(isPostOfficeBox(street)).toBe(true)
  },
)

test.each(['1 Boxwood Ln', '12 Post Office Rd', '4 Poplar Ct', 'Box Elder Rd 3', ''])(
  '"%s" is none',
  street => {
    expect(isPostOfficeBox(street)).toBe(false)
  },
)
