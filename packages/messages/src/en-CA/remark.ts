/** What parents write into the message of the transfer, so that the studio finds the booking. */
export const transferRemark = ({
  childName,
  serviceName,
  code,
}: {
  childName: string;
  serviceName: string;
  code: string;
}): string => `${childName}, ${serviceName}, ${code}`;

/** For screen readers: "K 7 P M". */
export const spellCode = (code: string): string => Array.from(code).join(' ');
