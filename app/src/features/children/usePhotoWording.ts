import { consentLabels } from '@plaitful/messages/en-CA/consents';
import { useBusiness, useStudioValues } from '../../shell/business.tsx';

/** The text of the photo consent, according to the studio's setting. */
export function usePhotoWording(): string {
  const studio = useStudioValues();
  const isAsked = useBusiness().photoConsent === 'asked';
  return isAsked ? consentLabels.photoAsked.text(studio) : consentLabels.photo.text(studio);
}
