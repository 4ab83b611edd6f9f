/** What parents are told of a closure without a message of its own. */
export const closedMessage = 'The studio is closed';
