import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { presences, staffRoles } from './roles.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Who works here. Separate from customers: nobody is both with one account. */
export const staff = pgTable(
  'staff',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    /** Full name as colleagues see it; visitors see its first word. */
    name: text('name').notNull(),
    role: text('role', { enum: staffRoles }).notNull(),
    passwordHash: text('password_hash').notNull(),
    /** The secret of the six-digit codes, encrypted; null until a code has proven it. */
    totpSecret: text('totp_secret'),
    /** The 30-second step of the last accepted code: no code works twice. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }).notNull().default(0),
    presence: text('presence', { enum: presences }).notNull().default('away'),
    lastSeenAt: instant('last_seen_at'),
    createdAt: instant('created_at').notNull(),
    /** When this account was closed. */
    disabledAt: instant('disabled_at'),
  },
  table => [uniqueIndex('staff_email').on(sql`lower(${table.email})`)],
)

/** Links that make somebody staff: single use, 72 hours. Only a hash of the token is stored. */
export const staffInvites = pgTable('staff_invites', {
  tokenHash: text('token_hash').primaryKey(),
  email: text('email').notNull(),
  role: text('role', { enum: staffRoles }).notNull(),
  /** Who invited; null if it was the command line. */
  invitedBy: uuid('invited_by').references(() => staff.id),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** Desk sessions. Only a hash of the cookie's token is stored. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** When the second factor was proven; before that the session only allows the steps to it. */
    factorAt: instant('factor_at'),
    /** What it must prove next: the challenge of a passkey, or the sealed authenticator secret that is being set up. */
    challenge: text('challenge'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
  },
  table => [index('staff_sessions_staff').on(table.staffId)],
)

/** Ten codes that replace a lost second factor, each once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    usedAt: instant('used_at'),
  },
  table => [index('staff_recovery_codes_staff').on(table.staffId)],
)

/** Passkeys (WebAuthn) as the second factor. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    credentialId: text('credential_id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** base64url */
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('staff_passkeys_staff').on(table.staffId)],
)

/** Second factors that an administrator wants reset; another one must approve within a day. */
export const staffFactorResets = pgTable(
  'staff_factor_resets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => staff.id),
    askedAt: instant('asked_at').notNull(),
    /** When it was settled, either way. */
    settledAt: instant('settled_at'),
  },
  table => [
    uniqueIndex('staff_factor_resets_one_open').on(table.staffId).where(sql`${table.settledAt} is null`),
  ],
)
