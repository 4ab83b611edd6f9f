import { toast } from '@plaitful/design-system/Toast';
import { checkContactMessage, type ContactMessage } from '@plaitful/domain/contact';
import type { about } from '@plaitful/messages/en-CA/about';
import { $api } from '../../lib/api/client.ts';
import type { FieldErrors } from '../../lib/forms/form.ts';
import { useForm, useProblem } from '../../lib/forms/useForm.ts';

export type ContactWords = ReturnType<typeof about>['contact'];

const nothing: ContactMessage = { name: '', email: '', phone: '', message: '' };

/** The rule of product spec 5, in its words. */
function validate(typed: ContactMessage, words: ContactWords): FieldErrors<ContactMessage> {
  const { name, email, phone, message } = checkContactMessage(typed);
  return {
    ...(name && { name: words.name.error }),
    ...(email && { email: words.email.error[email] }),
    ...(phone && { phone: words.phone.error }),
    ...(message && { message: words.message.error }),
  };
}

/** A message to the studio: sent, it is told and the form is empty again; refused, everything typed stays. */
export function useContactForm(words: ContactWords) {
  const call = $api.useMutation('post', '/contact-us', {
    onSuccess: () => {
      toast.success(words.done);
      form.reset(nothing);
    },
  });
  const problem = useProblem(call.error);
  const form = useForm({ initial: nothing, validate: (typed) => validate(typed, words), problem });
  const submit = () =>
    form.submit((body) => {
      if (!call.isPending) call.mutate({ body });
    });
  return { form, submit, isSending: call.isPending, problem };
}
