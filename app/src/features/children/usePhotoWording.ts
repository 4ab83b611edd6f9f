import { consentWords } from '@plaitful/messages/en-CA/consents';
import { useBusiness, useStudioValues } from '../../shell/business.tsx';

/** What is agreed to about photos, as the studio's setting asks for it. */
export function usePhotoWording(): string {
  const studio = useStudioValues();
  const isAsked = useBusiness().photoConsent === 'asked';
  return isAsked ? consentWords.photoAsked.text(studio) : consentWords.photo.text(studio);
}
