/** Within so many days we answer whoever asks what we hold of them or wants it deleted, as states' privacy laws ask. */
export const PRIVACY_ANSWER_DAYS = 45
