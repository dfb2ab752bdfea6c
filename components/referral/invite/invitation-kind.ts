/** Whose invitation it is: agents bring players, members invite friends. */
export type InvitationKind = 'friend' | 'agent';
