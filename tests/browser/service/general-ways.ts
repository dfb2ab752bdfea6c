// The ways to customer service that every merchant of the demo offers to everyone.
export const GENERAL = [/^Live chat/, /^Telegram/, /^Email/, /^Phone/];
