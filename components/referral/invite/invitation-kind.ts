/** Agents bring players, members invite friends. */
export type InvitationKind = 'friend' | 'agent';
