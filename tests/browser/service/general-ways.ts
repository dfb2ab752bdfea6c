// Customer-service entries that every demo merchant offers to all visitors.
export const GENERAL = [/^Live chat/, /^Telegram/, /^Email/, /^Phone/];
