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
