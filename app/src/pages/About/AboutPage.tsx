import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Form } from '@plaitful/design-system/Form';
import { Grid } from '@plaitful/design-system/Grid';
import { Heading } from '@plaitful/design-system/Heading';
import { Link } from '@plaitful/design-system/Link';
import { Plait } from '@plaitful/design-system/Plait';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextArea } from '@plaitful/design-system/TextArea';
import { TextField } from '@plaitful/design-system/TextField';
import { toast } from '@plaitful/design-system/Toast';
import { checkContactMessage, type ContactMessage } from '@plaitful/domain/contact';
import { about } from '@plaitful/messages/en-CA/about';
import { useId } from 'react';
import crown from '../../lib/images/crown.svg';
import * as css from './AboutPage.css.ts';
import { useBusiness, useStudioValues } from '../../shell/business.tsx';
import { phoneHref, ContactText } from '../../shell/ContactText.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { SocialLinks } from '../../shell/SocialLinks.tsx';
import { wrap } from '../../shell/layout.css.ts';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { clearDraft } from '../../lib/drafts.ts';
import { useTextField } from '../../lib/forms/useField.ts';
import { useFormDraft } from '../../lib/forms/useFormDraft.ts';
import { useFormState, useForm, useApiProblem } from '../../lib/forms/useForm.ts';
import { $api } from '../../lib/api/client.ts';
import type { FieldErrors } from '../../lib/forms/form.ts';

type ContactLabels = ReturnType<typeof about>['contact'];

const contactDraft = 'contact';

const nothing: ContactMessage = { name: '', email: '', phone: '', message: '' };

function validate(typed: ContactMessage, labels: ContactLabels): FieldErrors<ContactMessage> {
  const { name, email, phone, message } = checkContactMessage(typed);
  return {
    ...(name && { name: labels.name.error }),
    ...(email && { email: labels.email.error[email] }),
    ...(phone && { phone: labels.phone.error }),
    ...(message && { message: labels.message.error }),
  };
}

/** Sends a message to the studio. The form is emptied once it is sent; when refused, everything typed stays. */
function useContactForm(labels: ContactLabels) {
  const call = $api.useMutation('post', '/contact-us', {
    onSuccess: () => {
      toast.success(labels.done);
      form.reset(nothing);
      clearDraft(contactDraft);
    },
  });
  const problem = useApiProblem(call.error);
  const form = useForm({ initial: nothing, validate: (typed) => validate(typed, labels), problem });
  useFormDraft(form, contactDraft);
  const submit = () =>
    form.submit((body) => {
      if (!call.isPending) call.mutate({ body });
    });
  return { form, submit, isSending: call.isPending, problem };
}

function ContactForm({ labels }: { labels: ContactLabels }) {
  const whyId = useId();
  const { form, submit, isSending, problem } = useContactForm(labels);
  const errorMessages = useErrorMessages();
  const isValid = useFormState(form, (state) => state.isValid);
  const name = useTextField(form, 'name');
  const email = useTextField(form, 'email');
  const phone = useTextField(form, 'phone');
  const message = useTextField(form, 'message');
  return (
    <Form onSubmit={submit} ariaLabel={labels.title}>
      {problem === null ? null : (
        <Banner tone="critical" title={labels.failed.text} isLive>
          <ContactText
            text={
              errorMessages.detailAfterSending(problem, { invalid: labels.failed.hint }) ?? labels.failed.hint
            }
          />
        </Banner>
      )}
      <TextField label={labels.name.label} autoComplete="name" {...name} isRequired />
      <Grid columns={{ phone: 1, tablet: 2 }} gap={4}>
        <TextField label={labels.email.label} type="email" autoComplete="email" {...email} isRequired />
        <TextField label={labels.phone.label} type="tel" autoComplete="tel" {...phone} isRequired />
      </Grid>
      <TextArea label={labels.message.label} hint={labels.message.hint} rows={4} {...message} isRequired />
      <Stack gap={2} align="start">
        <Button
          type="submit"
          size="lg"
          isBusy={isSending}
          busyLabel={labels.submitting}
          isDisabled={!isValid}
          onDisabledClick={submit}
          {...(isValid ? {} : { describedBy: whyId })}
        >
          {labels.submit}
        </Button>
        {isValid ? null : (
          <Text id={whyId} size="sm" tone="muted">
            {labels.why}
          </Text>
        )}
      </Stack>
    </Form>
  );
}

export function AboutPage() {
  const studio = useStudioValues();
  const labels = about(studio);
  return (
    <PageHead>
      <div className={`${wrap} ${css.intro}`}>
        <Heading level={1}>{labels.title}</Heading>
        <section aria-labelledby="story" className={css.story}>
          <Heading level={2} size="2xl" id="story">
            {labels.story.title}
          </Heading>
          {labels.story.items.map((paragraph) => (
            <Text key={paragraph} size="lg">
              {paragraph}
            </Text>
          ))}
        </section>
      </div>
      <Vision title={labels.vision.title} text={labels.vision.text} />
      <div className={css.plaitLine}>
        <Plait size="list" />
      </div>
      <Cards labels={labels} />
      <Team labels={labels.team} />
      <Reach labels={labels} />
    </PageHead>
  );
}

function Vision({ title: heading, text }: { title: string; text: string }) {
  return (
    <section className={css.vision} aria-labelledby="vision">
      <div className={`${wrap} ${css.visionGrid}`}>
        <img className={css.visionPicture} src={crown} alt="" width={400} height={500} fetchPriority="high" />
        <div className={css.visionText}>
          <Heading level={2} size="xl" surface="picture" id="vision">
            {heading}
          </Heading>
          <p className={css.visionLabel}>{text}</p>
        </div>
      </div>
    </section>
  );
}

type Words = ReturnType<typeof about>;

function Cards({ labels }: { labels: Words }) {
  const { values } = labels;
  return (
    <div className={`${wrap} ${css.cards}`}>
      {[labels.mission, labels.audience].map((card) => (
        <section key={card.title} className={css.card}>
          <Heading level={2} size="xl">
            {card.title}
          </Heading>
          <Text>{card.text}</Text>
        </section>
      ))}
      <section className={css.valuesCard}>
        <Heading level={2} size="xl">
          {values.title}
        </Heading>
        <ul className={css.values}>
          {[values.c, values.e, values.i, values.p].map((value) => (
            <li key={value}>
              <Lead text={value} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** A sentence with its first word in bold, as in "Care: gentle hands". */
function Lead({ text }: { text: string }) {
  const end = text.indexOf(':') + 1;
  return (
    <>
      <strong>{text.slice(0, end)}</strong>
      {text.slice(end)}
    </>
  );
}

function Team({ labels }: { labels: Words['team'] }) {
  const { isDemo } = useBusiness();
  return (
    <section className={`${wrap} ${css.team}`} aria-labelledby="team">
      <Heading level={2} size="2xl" id="team">
        {labels.title}
      </Heading>
      <div className={css.bio}>
        <Heading level={3} size="xl">
          {labels.name}
        </Heading>
        {labels.bio.map((paragraph) => (
          <Text key={paragraph} hasReadableWidth>
            {paragraph}
          </Text>
        ))}
        {isDemo ? (
          <Text size="sm" tone="muted">
            {labels.demo}
          </Text>
        ) : null}
      </div>
    </section>
  );
}

function Reach({ labels }: { labels: Words }) {
  const { contactPhone } = useStudioValues();
  return (
    <section className={css.contact} aria-labelledby="reach">
      <div className={`${wrap} ${css.contactGrid}`}>
        <div className={css.contactTexts}>
          <div className={css.card}>
            <Heading level={2} size="2xl" id="reach">
              {labels.contact.title}
            </Heading>
            <Text>{labels.contact.text}</Text>
          </div>
          <div className={css.card}>
            <Heading level={3}>{labels.hours.title}</Heading>
            <Text>{labels.hours.text}</Text>
          </div>
          <div className={css.card}>
            <Heading level={3}>{labels.phone.title}</Heading>
            <Link href={phoneHref(contactPhone)} isStandalone>
              {contactPhone}
            </Link>
          </div>
          <div className={css.card}>
            <Heading level={3}>{labels.social.title}</Heading>
            <SocialLinks />
          </div>
        </div>
        <ContactForm labels={labels.contact} />
      </div>
    </section>
  );
}
