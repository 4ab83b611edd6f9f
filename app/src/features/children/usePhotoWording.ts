import { consentLabels } from '@plaitful/messages/en-CA/consents';
import { useBusiness, useStudioValues } from '../../shell/business.tsx';

/** What is agreed to about photos, as the studio's setting asks for it. */
export function usePhotoWording(): string {
  const studio = useStudioValues();
  const isAsked = useBusiness().photoConsent === 'asked';
  return isAsked ? consentLabels.photoAsked.text(studio) : consentLabels.photo.text(studio);
}
