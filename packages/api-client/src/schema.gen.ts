// Generated from openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/api/reviews/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All reviews, oldest first.
         * @description Never carries a token. Product specification 7.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a review.
         * @description Product specification 7.
         */
        post: operations["addReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{reviewId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The review. */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a review.
         * @description Product specification 7.
         */
        put: operations["updateReview"];
        post?: never;
        /**
         * Deletes a review.
         * @description Product specification 7.
         */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message to the studio.
         * @description The studio gets it as a mail, the sender an acknowledgement. Product specification 7.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account.
         * @description The account gets ROLE_USER and nothing else. It is not signed in: the app logs in with what was typed. A known
         *     address is refused with 409 `email_taken`. Names have letters of any script, combining marks, spaces,
         *     apostrophes, hyphens and full stops; a password that is among the most common ones or holds the studio's name is
         *     refused (422). Product specification 5 and 7, reading 27e.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in.
         * @description 401 `login_failed` for a wrong password and for an unknown address alike, after the same work. Sessions end
         *     after 12 hours without use; members' after 14 days at most, admins' after 7. Readings 28, 29, 29a.
         *
         *     From 20 failures of an account in 15 minutes on, a login to it also needs a code, except from a browser that has
         *     logged in to it before, which it shows by `device`. Without a valid `code` the answer is 401
         *     `login_code_required`, whether or not the address is known and the password is right; where both are right and
         *     no code was sent along, one is mailed, at most 3 an hour. A code works once, within 10 minutes.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends this session on the server.
         * @description Reading 28.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a reset link.
         * @description The answer is the same for known and unknown addresses. An address gets at most 2 of these mails an hour; further
         *     requests are answered the same and send nothing. The last three links of an account work, until one of them is
         *     used. No body. Product specification 7, reading 29.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password by a reset link.
         * @description The rules of registration apply. Ends all sessions of the user and all other reset links, and verifies their
         *     email address. An unknown, used or lapsed token answers 422 `reset_link_invalid`. Readings 28 and 30.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verifies an email address by the link that was mailed to it.
         * @description Asking again with the same token answers the same. The member's unpaid booking then keeps its normal deadline:
         *     its `verifyBy` is null from now on. An unknown or expired token, or one for an address that the account no longer
         *     has, answers 422 `verification_link_invalid`.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/send-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the link that verifies the email address once more.
         * @description To the address of the signed-in user; at most twice in an hour, then 429. Where the address is verified already, the
         *     answer is the same and nothing is sent. No body.
         */
        post: operations["sendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All users.
         * @description Product specification 7.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/bookings/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bookings of the signed-in user, newest booking date first.
         * @description Another user's id answers 404. Product specification 7.
         */
        get: operations["listUserBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/reschedule/{bookingId}/{userId}/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Moves a booking to another date and time of the same style.
         * @description Only while the appointment is ahead: its owner may while the deposit is NOT_PAID; the admin may for any live
         *     booking, with the owner's userId. What the deadline of the deposit runs from stays. Codes of 409: `slot_taken`, `no_free_chair`,
         *     `same_slot`, `deposit_paid`, `already_cancelled`, `already_over`, and `too_many_unverified` as in createBooking. An
         *     owner may move 10 times in an hour and 20 times in a day, then 429. Product specification 7, readings 17, 19, 20.
         */
        put: operations["rescheduleBooking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/cancel/{bookingId}/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancels a booking for the studio.
         * @description Paid or not. userId is the booking's owner; another one answers 404. The booking is kept, its slot is free. A paid
         *     deposit is to be returned unless `deposit=KEEP`, of which the mail says the same. Once the appointment has begun,
         *     no message is sent. Codes of 409: `already_cancelled`, `deposit_not_paid`. Product specification 4 and 7, readings
         *     24a; beyond the specification, 4c.
         */
        put: operations["cancelBookingAsStudio"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account of the signed-in user.
         * @description Beyond the specification, 5a and 5c.
         */
        get: operations["getAccount"];
        /**
         * Changes name and phone of the account.
         * @description Bookings keep the name and phone they were made with. Null removes the phone.
         */
        put: operations["updateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets which messages about appointments the user gets.
         * @description Reminders go by mail, and as texts where texts are on. They apply to appointments that are booked already as well. Mails
         *     about what happens to a booking are always sent.
         */
        put: operations["updateNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the password.
         * @description Needs the current one; a wrong one answers 422 with `currentPassword` in `errors`, and too many of them 429. Ends all
         *     sessions of the user, login codes, known browsers, reset links, the calendar feed and a change of address that is
         *     not confirmed, and mails a notice. The call's own session ends too: the answer has the token of a new one. The
         *     rules of registration apply to the new password.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link to a new address, which then becomes the address of the account.
         * @description The address changes by the token of the link, within 24 hours; a new request replaces the one before. Only a verified
         *     address can be changed: else 422 `email_not_verified`. The answer does not tell whether another account has the new
         *     address: then that account gets a mail which says so, and no link. An address gets at most two of these mails in an
         *     hour; nor does the answer tell when nothing is sent. A wrong password answers 422 with `password` in `errors`, an
         *     address of the studio with `email`. At most 3 in an hour, then 429.
         */
        post: operations["requestEmailChange"];
        /**
         * Takes back a change of address that is not confirmed yet.
         * @description Its link stops working. Where none is waiting, the answer is the same.
         */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the new address the address of the account, by the link that was mailed to it.
         * @description The new address counts as verified; reset links and login codes that went to the old one end. The old one gets a
         *     notice with a link that undoes the change within 24 hours, and is reserved for the account so long. Asking
         *     again with the same token answers the same. An unknown, replaced or expired token, or an address that is reserved for
         *     another account, answers 422 `email_link_invalid`; an address that another account has meanwhile 409 `email_taken`,
         *     and the link works again when that account is deleted.
         */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/undo-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the account its old address back, by the link that was mailed to that one.
         * @description Within 24 hours of the change. Also ends the password, all sessions and reset links and the calendar feed of the user,
         *     and every change of address after it, since somebody else may hold them. The old address gets a link for a new
         *     password, the one that loses the account a notice. An administrator's address is given back only with a code
         *     from the operator (`npm run serve -- --login-code`): a missing or wrong one answers 422 `operator_code_required`. Asking
         *     again with the same token answers the same. An unknown or expired token answers 422 `email_link_invalid`.
         */
        post: operations["undoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sessions of the signed-in user.
         * @description The one used last comes first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Ends all access to the account but the session that asks.
         * @description The next call of the other sessions answers 401. Login codes, known browsers, reset links, the calendar feed and a
         *     change of address that is not confirmed end as well.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one session of the user.
         * @description It may be the one that asks. One that has ended, or of another user, answers 404 `session_not_found`.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a secret address at which calendar programs read the appointments.
         * @description An address made before stops working. It is told only here; the server stores its hash. The account gets a mail which
         *     says that it was made. It ends with a change or reset of the password, and when all other sessions are ended. A
         *     wrong password answers 422 with `password` in `errors`. At most 5 in an hour, then 429.
         */
        post: operations["createCalendarFeed"];
        /**
         * Ends the calendar feed.
         * @description Its address answers 404 from then on. Where there is none, the answer is the same.
         */
        delete: operations["deleteCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The appointments of a user as a calendar.
         * @description For calendar programs, by the secret address alone: `{secret}` ends in `.ics`. A parent's has the appointments of the
         *     family; an administrator's all of the studio; children as initials. From 90 days ago on, with the studio's time
         *     zone also where there is no appointment. An unknown or ended address answers 404.
         */
        get: operations["getCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The children of the signed-in user.
         * @description By name.
         */
        get: operations["listChildren"];
        put?: never;
        /**
         * Saves a child.
         * @description At most 12 of a family, then 409 `too_many_children`. Bookings of the family without a saved child, for the same
         *     name, ignoring case, and date of birth, are then hers, with the latest answer about photos.
         */
        post: operations["addChild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/children/{childId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a child.
         * @description Bookings keep the name and date of birth they were made with. Another family's child answers 404.
         */
        put: operations["updateChild"];
        post?: never;
        /**
         * Removes a child and its hair card.
         * @description Its bookings stay, and what holds about photos now goes on for each of them. Of its photo consents, the wording and
         *     the time stay. A child saved later with the same name, ignoring case, and date of birth gets these bookings and the
         *     latest answer.
         */
        delete: operations["deleteChild"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/children/{childId}/photo-consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every photo consent and refusal of a child.
         * @description The newest first; the first one is what holds.
         */
        get: operations["listPhotoConsents"];
        /**
         * Gives or withdraws the consent to photos of a child.
         * @description Stored with its wording and time, beside what was said before. It holds for all bookings of the child, past and
         *     to come. The studio gets a mail about a withdrawal a minute later, unless it is taken back meanwhile. What holds
         *     already is not stored again. At most 5 changes of one answer an hour and 20 a day, and 20 and 60 of all answers of
         *     a family; then 429.
         */
        put: operations["setPhotoConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is stored about the family, for programs.
         * @description Without hashes of passwords and tokens.
         */
        get: operations["exportAccountJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/export.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is stored about the family, as a page to read.
         * @description In words by girl, appointment and message, then the same rows as exportAccountJson. It loads nothing from elsewhere.
         */
        get: operations["exportAccountHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes the account and everything that names the family.
         * @description Cancels what is still to come; paid deposits are not paid back by this. What a business must keep stays
         *     without names: times, styles, amounts, consents. A wrong password answers 422 with `password` in `errors`, too many of
         *     them 429. An administrator's account answers 409 `admin_account`.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The children of a user, with the notes of the studio.
         * @description By name.
         */
        get: operations["listChildrenOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/children/{childId}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the note of the studio on a child.
         * @description The family does not see it in the product; it is part of their export.
         */
        put: operations["setStudioNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/children/{childId}/photo-consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Notes what a parent said about photos of a child, by telephone for example.
         * @description Like setPhotoConsent, with the wording `spoken`; no mail is sent, and it is not limited.
         */
        put: operations["setPhotoConsentOfChild"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/export.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is stored about a family, for programs.
         * @description For a family that asks by phone. The same as exportAccountJson.
         */
        get: operations["exportUserJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/export.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is stored about a family, as a page to read.
         * @description For a family that asks by phone. The same as exportAccountHtml.
         */
        get: operations["exportUserHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{userId}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes the account of a family that asks by phone.
         * @description The same as deleteAccount, with the password of the administrator.
         */
        post: operations["deleteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-type/service/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All service types, by serviceId ascending.
         * @description Archived ones are left out. Product specification 7, readings 7 and 38.
         */
        get: operations["listServiceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-type/styles/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The styles of one service type.
         * @description Archived ones are left out. Product specification 7, readings 7 and 8.
         */
        get: operations["listStylesOfServiceType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-type/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a service type.
         * @description Code of 409: `name_taken`. Product specification 7.
         */
        post: operations["addServiceType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-type/update/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Renames a service type.
         * @description The id of the path counts; a serviceId in the body is ignored. Code of 409: `name_taken`. Product specification 7,
         *     reading 37.
         */
        put: operations["updateServiceType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/service-type/delete/{serviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a service type.
         * @description With styles it is refused with 409 `type_has_styles`; with archived styles only, it is archived. Product
         *     specification 7, reading 38.
         */
        delete: operations["deleteServiceType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/option-groups/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All option groups, in their order, with where they are used.
         * @description Options that are switched off are included.
         */
        get: operations["listOptionGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/option-groups/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds an option group, to styles too.
         * @description Code of 409: `name_taken`. A style that has 4 groups already answers 422 with `styleIds` in `errors`.
         */
        post: operations["addOptionGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/option-groups/update/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes an option group, its options and the styles that have it.
         * @description Options are kept by their optionId; one that is left out is deleted, unless upcoming bookings have it: 409
         *     `option_in_use`. Bookings keep name, price and minutes of their options. A change of prices, minutes, or what can be
         *     chosen is a new offer of every style that has the group. Codes of 409: `name_taken`, `option_in_use`.
         */
        put: operations["updateOptionGroup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/option-groups/delete/{groupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes an option group, and takes it from its styles.
         * @description Code of 409: `option_in_use`, while upcoming bookings have one of its options.
         */
        delete: operations["deleteOptionGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/option-groups/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the order of the option groups, which every style shows them in.
         * @description Groups that are not named follow in the order they had; unknown ids are ignored.
         */
        put: operations["orderOptionGroups"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/styles/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All styles.
         * @description Archived ones are left out. Dates from today on, in the studio's time zone, without closed times. Product
         *     specification 7, reading 7.
         */
        get: operations["listStyles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/styles/{styleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One style.
         * @description An archived one answers 404 `style_not_found`. The `ETag` header tells answers apart, for `If-None-Match`; the version for
         *     `If-Match` is the member `etag`. Product specification 7, readings 1 and 7.
         */
        get: operations["getStyle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/styles/{styleId}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The times of a style that cannot be booked for this many minutes.
         * @description For a booking whose options make it longer than the style. The other times of the style's `dayTimeMapping` can be
         *     booked. Where the studio sets a number of chairs, the whole length must fit on a chair, outside closures, and
         *     end at most `overrunMinutes` after the day's opening hours; `TOO_SHORT` is a time that is free for the style alone.
         *     An archived style answers 404 `style_not_found`.
         */
        get: operations["getStyleAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/styles/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a style.
         * @description Code of 409: `name_taken`. Product specification 5 and 7, readings 34 and 35.
         */
        post: operations["addStyle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/styles/update/{styleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a style.
         * @description Without a new image the server keeps the one it has; with none at all 422 `style_image_missing`. If-Match compares
         *     the whole etag; a style changed meanwhile answers 412 `changed_meanwhile`. A style stays with its service: another
         *     serviceId is refused. Days that are over stay as they were, and so do bookings of times that are taken out. Code of
         *     409: `name_taken`. Product specification 2 and 7, reading 36.
         */
        put: operations["updateStyle"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/styles/delete/{styleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a style.
         * @description With live bookings still to come it is refused with 409 `style_has_bookings`; with past or cancelled ones only, it
         *     is archived, so that old bookings keep their names. Product specification 7, reading 38.
         */
        delete: operations["deleteStyle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All bookings, newest booking date first.
         * @description Cancelled ones too. Product specification 7.
         */
        get: operations["listBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The children of the bookings of some days, with the notes of the studio.
         * @description Of bookings that name a saved child. `from` and `to` as in listBookings.
         */
        get: operations["listBookedChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/deposit-returned/{bookingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Says whether the deposit of a cancelled booking was returned.
         * @description A booking without a deposit to return answers 409 `no_deposit_to_return`.
         */
        put: operations["updateDepositReturned"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/booked-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The slots that are booked, from today on.
         * @description One item for each live (not cancelled, not lapsed) booking, and, where the studio sets a number of chairs, one for
         *     each time a style is offered at and no chair is free for. Carries no name. Product specification 7, readings 7, 12,
         *     17 and 27c.
         */
        get: operations["listBookedServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Books a style at a date and time for a child.
         * @description Price, deposit, names and discount are the style's, userId, name and email the session's; what the body says of
         *     them is ignored, except that a foreign userId answers 403. With If-Match, a style whose price, discount, deposit,
         *     duration or options changed meanwhile answers 412 `price_changed` and books nothing. A style that is not offered any more
         *     answers 404 `style_not_found`; a day or time that is past or not offered, 422 with `bookingDate` or `bookingTime`
         *     in `errors`. Product specification 7, readings 10 to 17 and 29b.
         *
         *     Codes of 409: `slot_taken`, `no_free_chair`, `slot_too_short` when the options make the booking longer than there is
         *     room, and the limits of unpaid bookings. `too_many_unpaid`: the member has
         *     `maxUnpaidBookings` of them, or one while the email address is not verified. `too_many_unpaid_phone`: the phone
         *     number has. `too_many_unpaid_network`, `too_many_unverified`: members whose address is not verified have, on this
         *     network or on this day. At most 10 bookings in an hour and 20 in a day, then 429.
         *
         *     Another request of the same member for the same slot, child's name and birth date gets the live booking that
         *     exists, whatever its Idempotency-Key: a parent who does not know whether the first one arrived may have changed
         *     the form, or begun again, and gets no `slot_taken` for their own booking.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All bookings, or those a filter leaves, as a table.
         * @description For bookkeeping: titles and statuses in words, amounts as decimals, times in the studio's zone, the current
         *     email address and number of the parent. With `columns=raw` the fields of Booking instead, as the API has them.
         *
         *     UTF-8 with a byte order mark, commas, one header row, newest booking date first unless sorted. A sign that begins
         *     a formula gets an apostrophe in front where a cell begins, or would begin in a spreadsheet that splits at
         *     semicolons, tabs or bars. Canadian phone numbers are written 613-555-0142, dates `yyyy-MM-dd`. Readings, wire
         *     details.
         */
        get: operations["exportBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{bookingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking.
         * @description For its owner or the admin; anyone else's answers 404. Readings, wire details.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{bookingId}/photo-consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives or withdraws the consent to photos at one appointment.
         * @description For its owner, or for the admin, who notes what the parent said; anyone else's answers 404. Stored, mailed and
         *     limited like setPhotoConsent. A no for one appointment stays until the parent agrees again, here or in the profile;
         *     an agreement given with another booking does not end it.
         */
        put: operations["setBookingPhotoConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/month/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a month brought.
         * @description A booking belongs to the month of its date; amounts in CAD. Each number counts what `listBookings` lists with the
         *     days of the month and the fitting filter.
         */
        get: operations["getMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{bookingId}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets whether the child has arrived, or did not come.
         * @description From an hour before the start, once the deposit is paid, and changed again for a day. NO_SHOW, from the end of the
         *     grace period on, cancels the booking and keeps its deposit, with a mail to the parent unless `sendsMail` is false.
         *     From DONE back, the bill is dropped and the payment is PENDING; from NO_SHOW back only if slot and chair are free.
         *     Codes of 409: `deposit_not_paid`, `already_cancelled`, `not_begun`, `grace_not_over`, `outcome_settled`,
         *     `slot_gone`, `no_free_chair`.
         */
        put: operations["setOutcome"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{bookingId}/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Finishes a visit with its bill.
         * @description Sets the outcome DONE and the payment CONFIRMED, and stores what the visit cost beside what was booked, with the
         *     number of its receipt. Sent again within a day, it corrects the bill; the number stays. Options that were booked
         *     keep their price, others of the style are taken at their present one; an unknown option is `options_invalid`.
         *     Codes of 409: `deposit_not_paid`, `already_cancelled`, `not_begun`, `outcome_settled`.
         */
        put: operations["finishVisit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{bookingId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the receipt of a finished visit to its parent.
         * @description For the parent and for admins; anyone else's booking answers 404. Code of 409: `no_receipt` for a visit that is not
         *     finished.
         */
        post: operations["sendReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{bookingId}/deposit-sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The parent says that the deposit was sent.
         * @description For its owner, with a verified address; anyone else's answers 404. The deadline becomes the later of itself and 24
         *     hours from now, never past the start; after two reportDepositNotArrived it stays. `deposit` stays NOT_PAID. Saying
         *     it again changes nothing. Codes of 409: `deposit_paid`, `already_cancelled`; of 422: `email_not_verified`. Beyond
         *     the specification, 4b.
         */
        post: operations["reportDepositSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{bookingId}/deposit-not-arrived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The studio answers that a deposit that was said to be sent has not arrived.
         * @description The deadline becomes 12 hours from now, never past the start, and the parent gets a mail. Codes of 409:
         *     `deposit_not_sent`, `already_cancelled`. Beyond the specification, 4b.
         */
        post: operations["reportDepositNotArrived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{bookingId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a booking, oldest first.
         * @description Readings, wire details.
         */
        get: operations["getBookingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{bookingId}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking as a calendar file.
         * @description For its owner or the admin. RFC 5545, in the studio's time zone. Readings, wire details.
         */
        get: operations["getBookingCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/delete/{bookingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancels a booking for its owner.
         * @description Only while the deposit is NOT_PAID and the appointment is ahead. The booking is kept with payment status CANCELLED,
         *     its slot is free. Codes of 409: `deposit_paid`, `already_cancelled`, `already_over`. Product specification 7,
         *     readings 18 and 19.
         */
        delete: operations["cancelBookingAsMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/update/deposit/{bookingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the deposit status.
         * @description The body is the bare JSON string, such as `"PAID"`. Back to NOT_PAID only while the payment is PENDING and the
         *     start is ahead, or on a cancelled booking; `depositSentAt` and its deadline come back with it while that is ahead,
         *     otherwise the deadline runs anew. Codes of 409: `payment_not_pending`, `already_over`. Product specification 4 and
         *     7, readings 17, 22 and 24.
         */
        put: operations["updateDeposit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/update/payment/{bookingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the payment status.
         * @description The body is the bare JSON string, such as `"CONFIRMED"`. PENDING and CONFIRMED only while the deposit is PAID; from
         *     CANCELLED only if slot and chair are free. CANCELLED does what `cancelBookingAsStudio` does; a booking that is
         *     cancelled already stays as it is and answers 200. Codes of 409: `deposit_not_paid`, `slot_gone`, `no_free_chair`.
         *     Product specification 4 and 7, readings 23 and 24.
         */
        put: operations["updatePayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The closures from today on, or those of some days.
         * @description For everybody, so that a day can be shown as closed; `note` is the administrator's alone and null for others. Days before
         *     today are the administrator's alone.
         */
        get: operations["listClosures"];
        put?: never;
        /**
         * Closes the studio for a part of a day, a day or some days.
         * @description Styles stay as they are: their closed times are left out of public answers, shown as closed, and refused with 409
         *     `studio_closed`. `bookings` names every live booking that lies in it, by its `etag` as it was shown, with what is to become of it, all in
         *     one transaction. Where one is missing, changed or not there any more, 412 `bookings_changed`, and nothing is closed. Sent
         *     again with every booking kept, it answers the closure that there is. Cancelling bookings and writing to parents
         *     needs the `password`: a wrong or missing one answers 422 with `password` in `errors`, too many of them 429.
         */
        post: operations["addClosure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closures/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a closure would do.
         * @description Changes nothing.
         */
        post: operations["previewClosure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/closures/{closureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes note and message of a closure.
         * @description Its time stays; to change that, delete it and add another.
         */
        put: operations["updateClosure"];
        post?: never;
        /**
         * Opens again what a closure closed.
         * @description Restores exactly what was offered. What became of bookings stays.
         */
        delete: operations["deleteClosure"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The times offered on some days, of all styles.
         * @description As stored, closed ones too. Without archived styles. At most 62 days.
         */
        get: operations["listAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What offering many styles on many days would do.
         * @description Changes nothing. The same as addAvailability would do now.
         */
        post: operations["previewAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offers many styles on many days.
         * @description For each style and day the slots of the style's duration that begin and end within the hours. Nothing is taken out. All
         *     or nothing, in one transaction; the etags of the styles change. A style that is not there answers 404
         *     `style_not_found`.
         */
        post: operations["addAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/undo/{changeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes back the last addAvailability.
         * @description Within 10 minutes, and as long as no live booking has one of its times; otherwise, or when it is not the last one, 409
         *     `not_undoable`.
         */
        post: operations["undoAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status/deposit-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The values of a deposit status.
         * @description Product specification 7.
         */
        get: operations["listDepositStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status/payment-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The values of a payment status.
         * @description Product specification 7.
         */
        get: operations["listPaymentStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The studio's public settings.
         * @description The server writes the same JSON into the pages at its start. Reading 9b.
         */
        get: operations["getBusiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/undelivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mails and texts that could not be delivered, newest first.
         * @description Readings, wire details.
         */
        get: operations["listUndeliveredMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{messageId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tries an undelivered message once more.
         * @description It is due at once. A message that was delivered meanwhile answers 404. No body. Readings, wire details.
         */
        post: operations["retryMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/backup/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the last nightly backup of the embedded database went.
         * @description On PostgreSQL, and before the first night, nothing has failed and no backup is known. See docs/operate.md.
         */
        get: operations["getBackupStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/{hash}/{width}.{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture in one of nine variants.
         * @description `styleImage` of a style names one variant; the others differ in width and format only. A variant never changes. It
         *     is gone (404) as soon as no style has the picture any more; a cache keeps it for a day. Readings, wire details.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process lives.
         * @description Touches nothing else. Readings, wire details.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server can answer calls.
         * @description Asks the database. Readings, wire details.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts and durations for Prometheus.
         * @description Carries nothing personal. For the server's own machine alone, unless METRICS opens it; else 404. Readings, wire details.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: int32
         * @description The number of a stored thing.
         * @example 41
         */
        Id: number;
        /**
         * Format: date
         * @description A date in the studio's time zone, `yyyy-MM-dd`.
         * @example 2026-12-05
         */
        LocalDate: string;
        /**
         * @description A time in the studio's time zone, `HH:MM`, 24-hour.
         * @example 14:00
         */
        LocalTime: string;
        /**
         * @description A date as year, month (1 to 12) and day (1 to 31).
         * @example [
         *       2018,
         *       5,
         *       4
         *     ]
         */
        YearMonthDay: number[];
        /**
         * @description Hours 1 to 9, a colon, minutes 00 to 59: `H:MM`. Product specification 5.
         * @example 1:30
         */
        Duration: string;
        /**
         * @description An amount in CAD, at most two decimals.
         * @example 85.5
         */
        Money: number;
        /**
         * @description A percentage, 0 to 100.
         * @example 10
         */
        Percent: number;
        /**
         * @description The version of a thing, with its quotes. A style's is `"<version>.<offerVersion>"`.
         * @example "3.1"
         */
        ETag: string;
        /**
         * @description What a user may. Reading 27.
         * @example ROLE_USER
         * @enum {string}
         */
        Role: "ROLE_ADMIN" | "ROLE_USER";
        /**
         * @description Whether the deposit has arrived.
         * @example PAID
         * @enum {string}
         */
        DepositStatus: "NOT_PAID" | "PAID";
        /**
         * @description CONFIRMED means that everything is paid, CANCELLED that the appointment is cancelled.
         * @example PENDING
         * @enum {string}
         */
        PaymentStatus: "PENDING" | "CONFIRMED" | "CANCELLED";
        /**
         * @description The parent, the studio, or the deposit's deadline.
         * @example MEMBER
         * @enum {string}
         */
        CancelledBy: "MEMBER" | "STUDIO" | "DEADLINE";
        /**
         * @description From a date to the times offered on it. A single string is a one-item list. From today on, in the studio's time
         *     zone.
         * @example {
         *       "2026-12-04": [
         *         "17:00"
         *       ],
         *       "2026-12-05": [
         *         "12:30",
         *         "14:00",
         *         "15:30",
         *         "17:00"
         *       ]
         *     }
         */
        DayTimeMapping: {
            [key: string]: components["schemas"]["LocalTime"] | components["schemas"]["LocalTime"][];
        };
        /**
         * @description The bytes of a picture.
         * @example …
         */
        Picture: Blob;
        /**
         * @description The answer of a call that has nothing else to say.
         * @example {
         *       "done": true
         *     }
         */
        Done: {
            /**
             * @description Always true.
             * @constant
             */
            done: true;
        };
        /**
         * @description That the server is well.
         * @example {
         *       "status": "ok"
         *     }
         */
        Health: {
            /** @constant */
            status: "ok";
        };
        /**
         * @description What a parent says. Product specification 3.
         * @example {
         *       "reviewId": 3,
         *       "review": "She loved every minute, and the braids stayed neat for three weeks.",
         *       "reviewBy": "Ada Bello",
         *       "etag": "\"1\""
         *     }
         */
        Review: {
            reviewId: components["schemas"]["Id"];
            review: string;
            /** @description A full name. */
            reviewBy: string;
            /** @description The version of the review. */
            etag: components["schemas"]["ETag"];
        };
        /**
         * @description A review to store. Product specification 5.
         * @example {
         *       "review": "She loved every minute, and the braids stayed neat for three weeks.",
         *       "reviewBy": "Ada Bello"
         *     }
         */
        ReviewWrite: {
            review: string;
            /** @description A full name. */
            reviewBy: string;
        };
        /**
         * @description A visitor's message to the studio. Product specification 5.
         * @example {
         *       "name": "Ada Bello",
         *       "email": "ada@example.com",
         *       "phone": "613-555-0199",
         *       "message": "Do you braid very short hair?"
         *     }
         */
        ContactMessage: {
            name: string;
            /** Format: email */
            email: string;
            /** @description As typed. */
            phone: string;
            message: string;
        };
        /**
         * @description A new account. Product specification 5.
         * @example {
         *       "firstName": "Ada",
         *       "lastName": "Bello",
         *       "email": "ada@example.com",
         *       "password": "Braids-4-Ada"
         *     }
         */
        Registration: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            /**
             * @description At least 8 characters with an uppercase letter, a lowercase letter, a digit and a special character. Neither
             *     one of the most common passwords nor one with the studio's name in it.
             */
            password: string;
        };
        /**
         * @description What someone signs in with.
         * @example {
         *       "email": "ada@example.com",
         *       "password": "Braids-4-Ada"
         *     }
         * @example {
         *       "email": "ada@example.com",
         *       "password": "Braids-4-Ada",
         *       "code": "40718263",
         *       "device": "Zp7xQe2mVt9wKc4uHs6yRb1nGj8dLf3aTo5iXv0qWzE"
         *     }
         */
        Credentials: {
            email: string;
            password: string;
            /** @description The code that was mailed, where `login_code_required` asked for one. Spaces in it do not matter. */
            code?: string;
            /** @description The `deviceToken` of an earlier login in this browser. An unknown one counts as none. */
            device?: string;
        };
        /**
         * @description The password to set. The rules of Registration apply.
         * @example {
         *       "newPassword": "Twists-5-Ada"
         *     }
         */
        NewPassword: {
            newPassword: string;
        };
        /**
         * @description The token of a link that verifies an email address.
         * @example {
         *       "token": "q3Jd0mX5rWn8yTz1"
         *     }
         */
        EmailVerification: {
            token: string;
        };
        /**
         * @description Whether the user has shown that the email address is theirs, by a link that was mailed to it.
         * @example true
         */
        EmailVerified: boolean;
        /**
         * @description An account just opened.
         * @example {
         *       "id": 7,
         *       "email": "ada@example.com",
         *       "emailVerified": false,
         *       "firstName": "Ada",
         *       "lastName": "Bello",
         *       "mobilePhone": null,
         *       "roles": [
         *         "ROLE_USER"
         *       ]
         *     }
         */
        RegisteredUser: {
            id: components["schemas"]["Id"];
            email: string;
            emailVerified: components["schemas"]["EmailVerified"];
            firstName: string;
            lastName: string;
            /** @description In E.164; null until the first booking. */
            mobilePhone: string | null;
            roles: components["schemas"]["Role"][];
        };
        /**
         * @description The signed-in user. Product specification 3, readings 27 and 28.
         * @example {
         *       "id": 7,
         *       "email": "ada@example.com",
         *       "emailVerified": true,
         *       "token": "3kq8Zr0VbYx1mC7pTnW5uEoLs2HdAf9J",
         *       "firstName": "Ada",
         *       "lastName": "Bello",
         *       "mobilePhone": "+16135550199",
         *       "roles": [
         *         "ROLE_USER"
         *       ]
         *     }
         */
        SessionUser: {
            id: components["schemas"]["Id"];
            email: string;
            emailVerified: components["schemas"]["EmailVerified"];
            token: components["schemas"]["SessionToken"];
            firstName: string;
            lastName: string;
            /** @description In E.164; null until the first booking. */
            mobilePhone: string | null;
            roles: components["schemas"]["Role"][];
        };
        /**
         * @description The user who has just signed in, in a browser that the server now knows.
         * @example {
         *       "id": 7,
         *       "email": "ada@example.com",
         *       "emailVerified": true,
         *       "token": "3kq8Zr0VbYx1mC7pTnW5uEoLs2HdAf9J",
         *       "firstName": "Ada",
         *       "lastName": "Bello",
         *       "mobilePhone": "+16135550199",
         *       "roles": [
         *         "ROLE_USER"
         *       ],
         *       "deviceToken": "Zp7xQe2mVt9wKc4uHs6yRb1nGj8dLf3aTo5iXv0qWzE"
         *     }
         */
        LoggedInUser: components["schemas"]["SessionUser"] & {
            /**
             * @description Opaque and random; the browser keeps it, beyond logout, and sends it as `device` when someone logs in. It
             *     is the same one again where `device` was known.
             */
            deviceToken: string;
        };
        /**
         * @description Which messages about appointments a user gets.
         * @example {
         *       "texts": true,
         *       "reminder48h": true,
         *       "reminder3h": true
         *     }
         */
        Notifications: {
            /** @description Whether texts are sent to the mobile phone besides mails. */
            texts: boolean;
            /** @description Whether a paid appointment is called to mind 48 hours before. */
            reminder48h: boolean;
            /** @description Whether a paid appointment is called to mind 3 hours before. */
            reminder3h: boolean;
        };
        /**
         * @description What a family keeps with the studio, apart from its children and bookings.
         * @example {
         *       "firstName": "Ada",
         *       "lastName": "Bello",
         *       "email": "ada@example.com",
         *       "emailVerified": true,
         *       "newEmail": null,
         *       "mobilePhone": "+16135550199",
         *       "notifications": {
         *         "texts": true,
         *         "reminder48h": true,
         *         "reminder3h": true
         *       },
         *       "calendarFeedCreatedAt": null,
         *       "depositDeadlineMinutes": 1440,
         *       "etag": "\"1\""
         *     }
         */
        Account: {
            firstName: string;
            lastName: string;
            email: string;
            emailVerified: components["schemas"]["EmailVerified"];
            /** @description The address that a link was mailed to and that is not confirmed yet; null where there is none. */
            newEmail: string | null;
            /** @description In E.164; null until one is given. */
            mobilePhone: string | null;
            notifications: components["schemas"]["Notifications"];
            /**
             * Format: date-time
             * @description When the address of the calendar feed was made; null where there is none.
             */
            calendarFeedCreatedAt: string | null;
            /** @description The time for the deposit of the next booking; two hours after two missed appointments in twelve months. */
            depositDeadlineMinutes: number;
            /** @description The version of name and phone. */
            etag: components["schemas"]["ETag"];
        };
        /**
         * @description Name and phone of an account. The rules of registration and booking apply.
         * @example {
         *       "firstName": "Ada",
         *       "lastName": "Bello",
         *       "mobilePhone": "+16135550199"
         *     }
         */
        AccountWrite: {
            firstName: string;
            lastName: string;
            /**
             * @description A Canadian number, 10 digits or 11 beginning with 1, area code and exchange beginning with 2 to 9; after a
             *     plus sign 11. Null for none.
             */
            mobilePhone: string | null;
        };
        /**
         * @description The current password, and the one to set. The rules of Registration apply to the new one.
         * @example {
         *       "currentPassword": "Braids-4-Ada",
         *       "newPassword": "Twists-5-Ada"
         *     }
         */
        PasswordChange: {
            currentPassword: string;
            newPassword: string;
        };
        /**
         * @description The session with which the browser goes on.
         * @example {
         *       "token": "3kq8Zr0VbYx1mC7pTnW5uEoLs2HdAf9J"
         *     }
         */
        NewSession: {
            token: components["schemas"]["SessionToken"];
        };
        /**
         * @description Opaque and random; sent as the bearer.
         * @example 3kq8Zr0VbYx1mC7pTnW5uEoLs2HdAf9J
         */
        SessionToken: string;
        /**
         * @description The new address, and the password of the account.
         * @example {
         *       "email": "ada.bello@example.com",
         *       "password": "Braids-4-Ada"
         *     }
         */
        EmailChange: {
            /** Format: email */
            email: string;
            password: string;
        };
        /**
         * @description The token of a link that was mailed.
         * @example {
         *       "token": "q3Jd0mX5rWn8yTz1"
         *     }
         */
        LinkToken: {
            token: string;
        };
        /**
         * @description The token of a link that undoes a change of address.
         * @example {
         *       "token": "q3Jd0mX5rWn8yTz1"
         *     }
         * @example {
         *       "token": "q3Jd0mX5rWn8yTz1",
         *       "code": "1234 5678"
         *     }
         */
        EmailUndo: {
            token: string;
            /**
             * @description A login code that the operator has made for the account, where `operator_code_required` asked for one. Spaces in
             *     it do not matter.
             */
            code?: string;
        };
        /**
         * @description A session of the signed-in user.
         * @example {
         *       "sessionId": 12,
         *       "browser": "Chrome on Android",
         *       "createdAt": "2026-11-20T15:04:05Z",
         *       "lastUsedAt": "2026-11-21T18:00:00Z",
         *       "isCurrent": true
         *     }
         */
        Session: {
            sessionId: components["schemas"]["Id"];
            /** @description Browser and system, as the browser named them at the login; null where it did not. */
            browser: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description To the minute.
             */
            lastUsedAt: string;
            /** @description Whether it is the one that asks. */
            isCurrent: boolean;
        };
        /**
         * @description The password of the account.
         * @example {
         *       "password": "Braids-4-Ada"
         *     }
         */
        CalendarFeedRequest: {
            password: string;
        };
        /**
         * @description The secret address of a calendar feed.
         * @example {
         *       "url": "https://plaitfulkids.example/api/calendar/q3Jd0mX5rWn8yTz1Lk7cVb2nHs9pQe4u.ics",
         *       "createdAt": "2026-11-20T15:04:05Z"
         *     }
         */
        CalendarFeed: {
            /** Format: uri */
            url: string;
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @description Of the hair, from straight to tightly coiled; null where it is not told.
         * @example COILY
         * @enum {string|null}
         */
        HairTexture: "STRAIGHT" | "WAVY" | "CURLY" | "COILY" | null;
        /**
         * @description How far the hair reaches when it is stretched; null where it is not told.
         * @example SHOULDERS
         * @enum {string|null}
         */
        HairLength: "CHIN" | "SHOULDERS" | "MID_BACK" | "WAIST" | null;
        /**
         * @description A colour of beads.
         * @example PURPLE
         * @enum {string}
         */
        BeadColor: "PINK" | "PURPLE" | "RED" | "ORANGE" | "YELLOW" | "GREEN" | "BLUE" | "WHITE" | "BLACK" | "GOLD" | "SILVER" | "CLEAR";
        /**
         * @description What the studio is to know of a child's hair. Beyond the specification, 5a.
         * @example {
         *       "texture": "COILY",
         *       "length": "SHOULDERS",
         *       "isTenderHeaded": true,
         *       "avoid": "Peanut oil, strong perfume",
         *       "calming": "Audio books",
         *       "beadColors": [
         *         "PURPLE",
         *         "CLEAR"
         *       ]
         *     }
         */
        HairCard: {
            texture: components["schemas"]["HairTexture"];
            length: components["schemas"]["HairLength"];
            isTenderHeaded: boolean;
            /** @description Allergies, and products not to use. Empty for none. */
            avoid: string;
            /** @description What calms the child. Empty where it is not told. */
            calming: string;
            /** @description The favourite colours of beads, each once. */
            beadColors: components["schemas"]["BeadColor"][];
        };
        /**
         * @description A saved child of the signed-in user.
         * @example {
         *       "childId": 5,
         *       "name": "Zoe",
         *       "dateOfBirth": "2018-05-04",
         *       "hairCard": {
         *         "texture": "COILY",
         *         "length": "SHOULDERS",
         *         "isTenderHeaded": true,
         *         "avoid": "Peanut oil, strong perfume",
         *         "calming": "Audio books",
         *         "beadColors": [
         *           "PURPLE",
         *           "CLEAR"
         *         ]
         *       },
         *       "photoConsent": true,
         *       "photoConsentAt": "2026-11-20T15:04:05Z",
         *       "etag": "\"1\""
         *     }
         */
        Child: {
            childId: components["schemas"]["Id"];
            name: string;
            dateOfBirth: components["schemas"]["LocalDate"];
            hairCard: components["schemas"]["HairCard"];
            /** @description Whether photos of the child are agreed to; null where nothing was said. */
            photoConsent: boolean | null;
            /**
             * Format: date-time
             * @description When that was said.
             */
            photoConsentAt: string | null;
            /** @description The version of the child. */
            etag: components["schemas"]["ETag"];
        };
        /**
         * @description A child as the parent describes it.
         * @example {
         *       "name": "Zoe",
         *       "dateOfBirth": "2018-05-04",
         *       "hairCard": {
         *         "texture": "COILY",
         *         "length": "SHOULDERS",
         *         "isTenderHeaded": true,
         *         "avoid": "Peanut oil, strong perfume",
         *         "calming": "Audio books",
         *         "beadColors": [
         *           "PURPLE",
         *           "CLEAR"
         *         ]
         *       }
         *     }
         */
        ChildWrite: {
            name: string;
            /** @description A past date. */
            dateOfBirth: components["schemas"]["LocalDate"];
            hairCard: components["schemas"]["HairCard"];
        };
        /**
         * @description A child as the studio sees it.
         * @example {
         *       "childId": 5,
         *       "name": "Zoe",
         *       "dateOfBirth": "2018-05-04",
         *       "hairCard": {
         *         "texture": "COILY",
         *         "length": "SHOULDERS",
         *         "isTenderHeaded": true,
         *         "avoid": "Peanut oil, strong perfume",
         *         "calming": "Audio books",
         *         "beadColors": [
         *           "PURPLE",
         *           "CLEAR"
         *         ]
         *       },
         *       "photoConsent": true,
         *       "photoConsentAt": "2026-11-20T15:04:05Z",
         *       "etag": "\"1\"",
         *       "userId": 7,
         *       "studioNote": "Loves the window seat."
         *     }
         */
        ChildOfFamily: components["schemas"]["Child"] & {
            /** @description The parent. */
            userId: components["schemas"]["Id"];
            /** @description What the studio wrote for itself; empty for nothing. */
            studioNote: string;
        };
        /**
         * @description What the studio writes for itself about a child.
         * @example {
         *       "note": "Loves the window seat."
         *     }
         */
        StudioNote: {
            /** @description Empty for nothing. */
            note: string;
        };
        /**
         * @description What was said about photos of a child, and when.
         * @example {
         *       "isGiven": true,
         *       "wording": "en-CA 3",
         *       "by": "MEMBER",
         *       "at": "2026-11-20T15:04:05Z",
         *       "bookingId": null
         *     }
         */
        PhotoConsent: {
            isGiven: boolean;
            /** @description Which version of the words was shown; `spoken` for what the parent told the studio. */
            wording: string;
            /**
             * @description Who entered it.
             * @enum {string}
             */
            by: "MEMBER" | "STUDIO";
            /** Format: date-time */
            at: string;
            /**
             * Format: int32
             * @description The booking it was said with; null where it was said in the profile.
             */
            bookingId: number | null;
        };
        /**
         * @description How a parent is reached.
         * @example {
         *       "email": "amara@example.com",
         *       "mobilePhone": "+16135550151"
         *     }
         */
        Contact: {
            email: string;
            /** @description In E.164; null where none is stored. */
            mobilePhone: string | null;
        };
        /**
         * @description Whether photos of the child are agreed to.
         * @example {
         *       "isGiven": false
         *     }
         */
        PhotoConsentWrite: {
            isGiven: boolean;
        };
        /**
         * @description Every stored field about a family, by table; new tables and fields may come. Names of fields are those of the
         *     database, in camel case.
         * @example {
         *       "users": [
         *         {
         *           "id": 7,
         *           "firstName": "Ada"
         *         }
         *       ],
         *       "children": [
         *         {
         *           "childId": 5,
         *           "name": "Zoe"
         *         }
         *       ]
         *     }
         */
        AccountExport: {
            [key: string]: Record<string, never>[];
        };
        /**
         * @description The password of whoever asks for it.
         * @example {
         *       "password": "Braids-4-Ada"
         *     }
         */
        AccountDeletion: {
            password: string;
        };
        /**
         * @description A deleted account.
         * @example {
         *       "cancelledBookings": 1,
         *       "isComplete": true
         *     }
         */
        AccountDeleted: {
            /** @description How many coming appointments were cancelled. */
            cancelledBookings: number;
            /**
             * @description False where a file with a mail could not be deleted yet. The server goes on trying, and tells the studio by mail
             *     when it is done.
             */
            isComplete: boolean;
        };
        /**
         * @description A user in the users list. Product specification 7, reading 27.
         * @example {
         *       "id": 7,
         *       "firstName": "Ada",
         *       "lastName": "Bello",
         *       "email": "ada@example.com",
         *       "emailVerified": true,
         *       "mobilePhone": "+16135550199",
         *       "roles": [
         *         {
         *           "name": "ROLE_USER"
         *         }
         *       ]
         *     }
         */
        User: {
            id: components["schemas"]["Id"];
            firstName: string;
            lastName: string;
            email: string;
            emailVerified: components["schemas"]["EmailVerified"];
            /** @description In E.164; null until the first booking. */
            mobilePhone: string | null;
            /** @description The number of a coming booking, only where it is not a valid Canadian one. */
            bookedPhone?: string;
            roles: {
                name: components["schemas"]["Role"];
            }[];
        };
        /**
         * @description A group of styles, 'Service' on the screens. Product specification 3.
         * @example {
         *       "serviceId": 2,
         *       "serviceName": "Braids",
         *       "etag": "\"1\""
         *     }
         */
        ServiceType: {
            serviceId: components["schemas"]["Id"];
            serviceName: string;
            /** @description The version of the service type. */
            etag: components["schemas"]["ETag"];
        };
        /**
         * @description A service type to store.
         * @example {
         *       "serviceName": "Braids"
         *     }
         */
        ServiceTypeWrite: {
            /** @description Ignored; the path has it. */
            serviceId?: number;
            serviceName: string;
        };
        /**
         * @description A hair style that can be booked. Product specification 3.
         * @example {
         *       "styleId": 8,
         *       "serviceId": 2,
         *       "serviceName": "Braids",
         *       "style": "Knotless box braids",
         *       "stylePrice": 95,
         *       "styleDuration": "1:30",
         *       "styleDeposit": 20,
         *       "styleShortDescription": "Box braids that start flat, without a knot at the root.",
         *       "styleFullDetailsOfService": "Light on the scalp, made for tender heads. Lasts up to four weeks.",
         *       "styleImage": "/api/images/9f86d081884c7d659a2feaa0c55ad015/640.jpeg",
         *       "styleImageColor": "#e8d8f8",
         *       "noAddedHair": false,
         *       "gentle": true,
         *       "discount": 10,
         *       "value": 85.5,
         *       "createdAt": [
         *         2026,
         *         11,
         *         20
         *       ],
         *       "availableDays": [
         *         "2026-12-04",
         *         "2026-12-05"
         *       ],
         *       "availableTimes": [
         *         [
         *           "17:00"
         *         ],
         *         [
         *           "12:30",
         *           "14:00",
         *           "15:30",
         *           "17:00"
         *         ]
         *       ],
         *       "dayTimeMapping": {
         *         "2026-12-04": [
         *           "17:00"
         *         ],
         *         "2026-12-05": [
         *           "12:30",
         *           "14:00",
         *           "15:30",
         *           "17:00"
         *         ]
         *       },
         *       "etag": "\"3.1\""
         *     }
         */
        Style: {
            styleId: components["schemas"]["Id"];
            serviceId: components["schemas"]["Id"];
            serviceName: string;
            /** @description The name of the style. */
            style: string;
            /** @description Before the discount, in CAD. */
            stylePrice: components["schemas"]["Money"];
            styleDuration: components["schemas"]["Duration"];
            /** @description Due before the appointment, in CAD. */
            styleDeposit: components["schemas"]["Money"];
            styleShortDescription: string;
            styleFullDetailsOfService: string;
            /**
             * Format: uri-reference
             * @description The picture 640 pixels wide as JPEG; null without one. Other variants: replace the last part by
             *     `{320|640|1280}.{avif|webp|jpeg}`.
             */
            styleImage: string | null;
            /** @description The colour that most of the picture has, to stand in its place until it is there; null without a picture. */
            styleImageColor: string | null;
            /** @description Made of the child's own hair only. */
            noAddedHair: boolean;
            /** @description Gentle on tender heads. */
            gentle: boolean;
            discount: components["schemas"]["Percent"];
            /** @description The final price after the discount, in CAD. */
            value: components["schemas"]["Money"];
            createdAt: components["schemas"]["YearMonthDay"];
            /** @description The dates of dayTimeMapping, earliest first. */
            availableDays: components["schemas"]["LocalDate"][];
            /** @description For each of availableDays, in the same order, its times, earliest first. */
            availableTimes: components["schemas"]["LocalTime"][][];
            dayTimeMapping: components["schemas"]["DayTimeMapping"];
            /** @description What the parent is to do or bring; absent where the studio says nothing of its own. */
            preparation?: string;
            /** @description What can be chosen, in order; absent for a style without. */
            optionGroups?: components["schemas"]["StyleOptionGroup"][];
            etag: components["schemas"]["ETag"];
        };
        /**
         * @description ONE: exactly one of the options is chosen, the default unless another one is. MANY: any of them, each once.
         * @example ONE
         * @enum {string}
         */
        OptionGroupKind: "ONE" | "MANY";
        /**
         * @description What can be chosen for a style, with what it adds.
         * @example {
         *       "optionId": 7,
         *       "name": "Wash and detangle",
         *       "price": 25,
         *       "minutes": 30,
         *       "preparation": "",
         *       "hairLength": null,
         *       "isDefault": false
         *     }
         */
        StyleOption: {
            optionId: components["schemas"]["Id"];
            name: string;
            /** @description Added to the style's, in CAD. */
            price: components["schemas"]["Money"];
            minutes: components["schemas"]["OptionMinutes"];
            /** @description What the parent is to do or bring for it; empty for nothing. */
            preparation: string;
            /** @description The length of a hair card that it is for; chosen beforehand for a child of that card. */
            hairLength: components["schemas"]["HairLength"];
            /** @description Whether it is the choice of a group ONE unless another one is made; it adds nothing. */
            isDefault: boolean;
        };
        /**
         * @description Added to the style's duration, in minutes.
         * @example 30
         */
        OptionMinutes: number;
        /**
         * @description Options of a style that belong together, without those that are switched off.
         * @example {
         *       "groupId": 2,
         *       "name": "Hair care",
         *       "kind": "MANY",
         *       "options": [
         *         {
         *           "optionId": 7,
         *           "name": "Wash and detangle",
         *           "price": 25,
         *           "minutes": 30,
         *           "preparation": "",
         *           "hairLength": null,
         *           "isDefault": false
         *         }
         *       ]
         *     }
         */
        StyleOptionGroup: {
            groupId: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["OptionGroupKind"];
            options: components["schemas"]["StyleOption"][];
        };
        /**
         * @description A group of options as the administrator edits it, once for all its styles.
         * @example {
         *       "groupId": 2,
         *       "name": "Hair care",
         *       "kind": "MANY",
         *       "options": [
         *         {
         *           "optionId": 7,
         *           "name": "Wash and detangle",
         *           "price": 25,
         *           "minutes": 30,
         *           "preparation": "",
         *           "hairLength": null,
         *           "isDefault": false,
         *           "isActive": true,
         *           "upcomingBookings": 1
         *         }
         *       ],
         *       "styles": [
         *         {
         *           "styleId": 8,
         *           "style": "Knotless box braids"
         *         }
         *       ],
         *       "etag": "\"1\""
         *     }
         */
        OptionGroup: {
            groupId: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["OptionGroupKind"];
            options: (components["schemas"]["StyleOption"] & {
                /** @description Whether it can be chosen. */
                isActive: boolean;
                /** @description The number of upcoming bookings that have it; such an option cannot be deleted. */
                upcomingBookings: number;
            })[];
            /** @description The styles that have the group, by name. */
            styles: {
                styleId: components["schemas"]["Id"];
                style: string;
            }[];
            /** @description The version of the group. */
            etag: components["schemas"]["ETag"];
        };
        /**
         * @description An option group to store, with its options in their order. A group ONE has exactly one default, which is active
         *     and adds nothing; a group MANY has none.
         * @example {
         *       "name": "Hair care",
         *       "kind": "MANY",
         *       "options": [
         *         {
         *           "name": "Wash and detangle",
         *           "price": 25,
         *           "minutes": 30,
         *           "isActive": true
         *         }
         *       ],
         *       "styleIds": [
         *         8
         *       ]
         *     }
         */
        OptionGroupWrite: {
            name: string;
            kind: components["schemas"]["OptionGroupKind"];
            options: {
                /** @description Of an option that the group has; absent for a new one. */
                optionId?: components["schemas"]["Id"];
                name: string;
                price: components["schemas"]["Money"];
                minutes: components["schemas"]["OptionMinutes"];
                /** @description Empty when absent. */
                preparation?: string;
                /** @description Null when absent. */
                hairLength?: components["schemas"]["HairLength"];
                isActive: boolean;
                /** @description False when absent. */
                isDefault?: boolean;
            }[];
            /** @description The styles that have the group from now on. */
            styleIds: components["schemas"]["Id"][];
        };
        /**
         * @description The option groups in a new order.
         * @example {
         *       "groupIds": [
         *         2,
         *         1
         *       ]
         *     }
         */
        OptionGroupOrder: {
            groupIds: components["schemas"]["Id"][];
        };
        /**
         * @description An option of a booking, as it was when booked.
         * @example {
         *       "optionId": 7,
         *       "group": "Hair care",
         *       "name": "Wash and detangle",
         *       "price": 25,
         *       "minutes": 30,
         *       "preparation": ""
         *     }
         */
        BookedOption: {
            optionId: components["schemas"]["Id"];
            /** @description The name of its group. */
            group: string;
            name: string;
            /** @description In CAD; part of `value`. */
            price: components["schemas"]["Money"];
            /** @description Part of `totalMinutes`. */
            minutes: components["schemas"]["OptionMinutes"];
            /** @description What to do or bring for it; empty for nothing. */
            preparation: string;
        };
        /**
         * @description A time of a style that cannot be booked for the asked minutes.
         * @example {
         *       "bookingDate": "2026-12-05",
         *       "bookingTime": "17:00",
         *       "reason": "TOO_SHORT"
         *     }
         */
        UnavailableTime: {
            bookingDate: components["schemas"]["LocalDate"];
            bookingTime: components["schemas"]["LocalTime"];
            /**
             * @description `BOOKED` for the style alone too; `TOO_SHORT` when only the options make it too long.
             * @enum {string}
             */
            reason: "BOOKED" | "TOO_SHORT";
        };
        /**
         * @description The multipart form of a style. Every part is text but styleImage. serviceName and value are derived and ignored.
         *     Product specification 5 and 7, readings 34 to 36.
         * @example {
         *       "serviceId": 2,
         *       "style": "Knotless box braids",
         *       "styleShortDescription": "Box braids that start flat, without a knot at the root.",
         *       "styleFullDetailsOfService": "Light on the scalp, made for tender heads. Lasts up to four weeks.",
         *       "stylePrice": 95,
         *       "styleDuration": "1:30",
         *       "styleDeposit": 20,
         *       "noAddedHair": false,
         *       "gentle": true,
         *       "discount": 10,
         *       "availableDays": "2026-12-04,2026-12-05",
         *       "availableTimes": "17:00|12:30,14:00,15:30,17:00"
         *     }
         */
        StyleForm: {
            serviceId: components["schemas"]["Id"];
            /** @description Ignored. */
            serviceName?: string;
            /** @description The name of the style. */
            style: string;
            styleShortDescription?: string;
            styleFullDetailsOfService?: string;
            /** @description Before the discount, in CAD. */
            stylePrice: number;
            /**
             * @description PNG or JPEG up to 10 MB, judged by content. Optional; without it an update keeps the picture. A file without a
             *     byte answers 422 `style_image_missing`; a part without a byte and without a file name is no file.
             */
            styleImage?: Blob;
            styleDuration: components["schemas"]["Duration"];
            /** @description In CAD, at most the final price. */
            styleDeposit: components["schemas"]["Money"];
            /** @description Made of the child's own hair only; false when absent. */
            noAddedHair?: boolean;
            /** @description Gentle on tender heads; false when absent. */
            gentle?: boolean;
            /** @description 0 when absent. */
            discount?: components["schemas"]["Percent"];
            /** @description What the parent is to do or bring; empty when absent. */
            preparation?: string;
            /** @description The ids of up to 4 option groups joined by commas, in any order. Absent or empty for none. */
            optionGroupIds?: string;
            /** @description Ignored. */
            value?: number;
            /** @description Dates joined by commas, none in the past, unless the style was offered on it before. Absent: none. */
            availableDays?: string;
            /**
             * @description Each day's times joined by commas, the days joined by a vertical bar, in the order of availableDays. Each is a slot
             *     of the duration, from 08:00 to before 19:00; a day without a time is left out.
             */
            availableTimes?: string;
        };
        /**
         * @description The time of a closure: whole days, or a part of one day. A booking lies in it when any minute of it does.
         * @example {
         *       "from": "2026-12-05",
         *       "to": "2026-12-05",
         *       "fromTime": "13:00",
         *       "toTime": "19:00"
         *     }
         */
        ClosureSpan: {
            /** @description The first day. */
            from: components["schemas"]["LocalDate"];
            /** @description The last day, not before the first and at most 366 days after it. */
            to: components["schemas"]["LocalDate"];
            /** @description When the closed part of a single day begins; null where whole days are closed. */
            fromTime: string | null;
            /** @description When it ends, later than it begins; null where whole days are closed. */
            toTime: string | null;
        };
        /**
         * @description What is said of a closure.
         * @example {
         *       "note": "Flu",
         *       "message": ""
         *     }
         */
        ClosureTexts: {
            /** @description For the studio alone. Empty for none. */
            note: string;
            /** @description For parents. Empty for "The studio is closed". */
            message: string;
        };
        /**
         * @description A closure, and what is to become of the bookings in it.
         * @example {
         *       "from": "2026-12-05",
         *       "to": "2026-12-05",
         *       "fromTime": "13:00",
         *       "toTime": "19:00",
         *       "note": "Flu",
         *       "message": "",
         *       "bookings": [
         *         {
         *           "bookingId": 41,
         *           "etag": "\"1\"",
         *           "choice": "ASK_TO_RESCHEDULE"
         *         }
         *       ],
         *       "password": "Braids-4-Ada"
         *     }
         */
        ClosureCreate: {
            /** @description The first day. */
            from: components["schemas"]["LocalDate"];
            /** @description The last day, not before the first and at most 366 days after it. */
            to: components["schemas"]["LocalDate"];
            /** @description When the closed part of a single day begins; null where whole days are closed. */
            fromTime: string | null;
            /** @description When it ends, later than it begins; null where whole days are closed. */
            toTime: string | null;
            /** @description For the studio alone. Empty for none. */
            note: string;
            /** @description For parents. Empty for "The studio is closed". */
            message: string;
            /** @description Every live booking in it. */
            bookings: {
                bookingId: components["schemas"]["Id"];
                etag: components["schemas"]["ETag"];
                choice: components["schemas"]["ClosureChoice"];
            }[];
            /** @description The password of whoever asks for it; needed where a booking is not kept. */
            password?: string;
        };
        /**
         * @description ASK_TO_RESCHEDULE: mail and text with a link to move it, allowed although the deposit is paid, until it is moved or
         *     begins. CANCEL: cancelled by the studio, with a message that a paid deposit is returned; the booking is flagged
         *     `depositToReturn`. KEEP: it stays as it is.
         * @example ASK_TO_RESCHEDULE
         * @enum {string}
         */
        ClosureChoice: "ASK_TO_RESCHEDULE" | "CANCEL" | "KEEP";
        /**
         * @description A time when the studio is closed.
         * @example {
         *       "closureId": 3,
         *       "from": "2026-12-05",
         *       "to": "2026-12-05",
         *       "fromTime": "13:00",
         *       "toTime": "19:00",
         *       "note": "Flu",
         *       "message": "",
         *       "undoUntil": null,
         *       "etag": "\"1\""
         *     }
         */
        Closure: {
            closureId: components["schemas"]["Id"];
            /** @description The first day. */
            from: components["schemas"]["LocalDate"];
            /** @description The last day, not before the first and at most 366 days after it. */
            to: components["schemas"]["LocalDate"];
            /** @description When the closed part of a single day begins; null where whole days are closed. */
            fromTime: string | null;
            /** @description When it ends, later than it begins; null where whole days are closed. */
            toTime: string | null;
            /** @description The studio's; null for everybody but the administrator. */
            note: string | null;
            /** @description For parents; empty for "The studio is closed". */
            message: string;
            /**
             * Format: date-time
             * @description Until when deleting it undoes it wholly: 10 minutes after it was added, where all bookings in it were kept; null
             *     otherwise, and for everybody but the administrator.
             */
            undoUntil: string | null;
            /** @description The version of the closure. */
            etag: components["schemas"]["ETag"];
        };
        /**
         * @description What a closure would do.
         * @example {
         *       "bookings": [],
         *       "closedTimes": 24
         *     }
         */
        ClosurePreview: {
            /** @description The live bookings in it that are not over, earliest first. */
            bookings: components["schemas"]["Booking"][];
            /** @description How many offered times of styles it closes. */
            closedTimes: number;
        };
        /**
         * @description A time at which styles are offered.
         * @example {
         *       "date": "2026-12-05",
         *       "time": "14:00",
         *       "styleIds": [
         *         8,
         *         9
         *       ]
         *     }
         */
        AvailableTime: {
            date: components["schemas"]["LocalDate"];
            time: components["schemas"]["LocalTime"];
            styleIds: components["schemas"]["Id"][];
        };
        /**
         * @description Styles, days and hours to offer.
         * @example {
         *       "styleIds": [
         *         8,
         *         9
         *       ],
         *       "dates": [
         *         "2026-12-04",
         *         "2026-12-05"
         *       ],
         *       "hours": null
         *     }
         */
        AvailabilityAdd: {
            styleIds: components["schemas"]["Id"][];
            /** @description None in the past. */
            dates: components["schemas"]["LocalDate"][];
            /** @description The same on each day; null for the opening hours of each day, by which a day that is usually closed is skipped. */
            hours: null | {
                from: components["schemas"]["LocalTime"];
                to: components["schemas"]["LocalTime"];
            };
        };
        /**
         * @description What offering styles on days adds.
         * @example {
         *       "added": 12,
         *       "styles": [
         *         {
         *           "styleId": 8,
         *           "styleName": "Knotless box braids",
         *           "added": 12,
         *           "existing": 4,
         *           "skipped": [
         *             {
         *               "date": "2026-12-04",
         *               "reason": "TOO_SHORT"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        AvailabilityResult: {
            /** @description How many times of styles in all. */
            added: number;
            /** @description In the order in which they were asked for. */
            styles: {
                styleId: components["schemas"]["Id"];
                styleName: string;
                added: number;
                /** @description Times that are offered already. */
                existing: number;
                /** @description The days that get nothing, and why. */
                skipped: {
                    date: components["schemas"]["LocalDate"];
                    /**
                     * @description CLOSED_WEEKDAY: no opening hours. STUDIO_CLOSED: closed for all of the hours. TOO_SHORT: the hours hold no
                     *     slot of the duration. NO_TIME_LEFT: all of its slots are over today.
                     * @enum {string}
                     */
                    reason: "CLOSED_WEEKDAY" | "STUDIO_CLOSED" | "TOO_SHORT" | "NO_TIME_LEFT";
                }[];
            }[];
        };
        /**
         * @description What was added, and until when it can be undone. Adding nothing is no change: the previous one can still be
         *     undone.
         * @example {
         *       "added": 12,
         *       "styles": [
         *         {
         *           "styleId": 8,
         *           "styleName": "Knotless box braids",
         *           "added": 12,
         *           "existing": 4,
         *           "skipped": []
         *         }
         *       ],
         *       "changeId": 2,
         *       "undoUntil": "2026-11-21T15:14:05Z"
         *     }
         */
        AvailabilityAdded: components["schemas"]["AvailabilityResult"] & {
            /**
             * Format: int32
             * @description Null when nothing was added.
             */
            changeId: number | null;
            /**
             * Format: date-time
             * @description Null when nothing was added.
             */
            undoUntil: string | null;
        };
        /**
         * @description Whether a deposit was returned.
         * @example {
         *       "isReturned": true
         *     }
         */
        DepositReturned: {
            isReturned: boolean;
        };
        /**
         * @description An appointment. One whose deposit, or whose `verifyBy`, is overdue reads as cancelled by DEADLINE, also before the
         *     server has tidied up.
         *     Product specification 3, readings 17, 18, 20 and 25.
         * @example {
         *       "bookingId": 41,
         *       "code": "NTJN",
         *       "userId": 7,
         *       "bookingDate": "2026-12-05",
         *       "bookingTime": "14:00",
         *       "serviceId": 2,
         *       "serviceName": "Braids",
         *       "styleId": 8,
         *       "styleName": "Knotless box braids",
         *       "styleDuration": "1:30",
         *       "styleDeposit": 20,
         *       "discount": 10,
         *       "value": 85.5,
         *       "fullName": "Ada Bello",
         *       "email": "ada@example.com",
         *       "mobilePhone": "+16135550199",
         *       "childName": "Zoe",
         *       "dateOfBirth": [
         *         2018,
         *         5,
         *         4
         *       ],
         *       "childId": 5,
         *       "policyAgreement": true,
         *       "cancellationPolicy": true,
         *       "consent": true,
         *       "consentAt": "2026-11-21T18:00:00Z",
         *       "consentAtBooking": true,
         *       "account": {
         *         "email": "amara@example.com",
         *         "mobilePhone": "+16135550151"
         *       },
         *       "deposit": "NOT_PAID",
         *       "paymentStatus": "PENDING",
         *       "createdAt": "2026-11-21T15:04:05Z",
         *       "dueFrom": "2026-11-21T15:04:05Z",
         *       "depositDueAt": "2026-11-22T15:04:05Z",
         *       "depositSentAt": null,
         *       "verifyBy": "2026-11-21T16:04:05Z",
         *       "cancelledAt": null,
         *       "cancelledBy": null,
         *       "canMove": false,
         *       "depositToReturn": false,
         *       "outcome": "EXPECTED",
         *       "outcomeAt": null,
         *       "arrivedAt": null,
         *       "missedVisits": 0,
         *       "depositKept": false,
         *       "chair": 1,
         *       "etag": "\"1\""
         *     }
         */
        Booking: {
            bookingId: components["schemas"]["Id"];
            /**
             * @description What the parent writes into the remark of the transfer. It follows from the id, and is another one for each of
             *     614,656 consecutive bookings. Beyond the specification, 4a.
             */
            code: string;
            /** @description The parent who booked. */
            userId: components["schemas"]["Id"];
            bookingDate: components["schemas"]["LocalDate"];
            bookingTime: components["schemas"]["LocalTime"];
            /** @description The service type. */
            serviceId: components["schemas"]["Id"];
            serviceName: string;
            styleId: components["schemas"]["Id"];
            styleName: string;
            styleDuration: components["schemas"]["Duration"];
            /** @description In CAD, as it was when booked. */
            styleDeposit: components["schemas"]["Money"];
            /** @description As it was when booked. */
            discount: components["schemas"]["Percent"];
            /** @description The final price after the discount, with its options, in CAD, as it was when booked. */
            value: components["schemas"]["Money"];
            /** @description The duration with its options; absent for a booking without options, which takes `styleDuration`. */
            totalMinutes?: number;
            /** @description What was chosen, in the order of the groups; absent for a booking without options. */
            options?: components["schemas"]["BookedOption"][];
            /** @description What to do or bring for the style, as it was when booked; absent where nothing of its own was said. */
            preparation?: string;
            /** @description The parent's. */
            fullName: string;
            /** @description The parent's. */
            email: string;
            /** @description In E.164. */
            mobilePhone: string;
            childName: string;
            /** @description The child's. */
            dateOfBirth: components["schemas"]["YearMonthDay"];
            /**
             * Format: int32
             * @description The saved child; null where none was saved, or it was removed.
             */
            childId: number | null;
            policyAgreement: boolean;
            cancellationPolicy: boolean;
            /**
             * @description Whether photos are agreed to now: the latest answer for the saved child or for this appointment. A no for this
             *     appointment is not ended by an agreement given with another booking.
             */
            consent: boolean;
            /**
             * Format: date-time
             * @description When that was said.
             */
            consentAt: string;
            /** @description What was said about photos when it was booked. */
            consentAtBooking: boolean;
            /** @description The parent's current contact data; null once the family is deleted. */
            account: components["schemas"]["Contact"] | null;
            deposit: components["schemas"]["DepositStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description What the deposit's deadline runs from: the creation, or the moment when the studio set the deposit back last.
             */
            dueFrom: string;
            /**
             * Format: date-time
             * @description Until when the deposit is to be paid: the earlier of `dueFrom` plus `depositDeadlineMinutes` and the start, or
             *     what reportDepositSent or reportDepositNotArrived made of it. Null when nothing is due, because it is paid or
             *     the booking is cancelled.
             */
            depositDueAt: string | null;
            /**
             * Format: date-time
             * @description When the parent said that the deposit was sent; null unless it is still to be found. Beyond the specification,
             *     4b.
             */
            depositSentAt: string | null;
            /**
             * Format: date-time
             * @description Until when the parent is to verify the email address, if the deposit is not paid before: `unverifiedHoldMinutes`
             *     after the creation, and never later than `depositDueAt`. Without either the booking ends then, by DEADLINE.
             *     Null once the address is verified, and when nothing is due.
             */
            verifyBy: string | null;
            /**
             * Format: date-time
             * @description Null while the booking is live.
             */
            cancelledAt: string | null;
            /**
             * @description MEMBER, STUDIO or DEADLINE; null while the booking is live.
             * @enum {string|null}
             */
            cancelledBy: "MEMBER" | "STUDIO" | "DEADLINE" | null;
            /** @description Whether the studio asked the parent to move it, which is allowed then although the deposit is paid. */
            canMove: boolean;
            /** @description Whether it is cancelled, and its deposit was paid, not returned and not kept. */
            depositToReturn: boolean;
            /** @description Whether it is cancelled, and the studio keeps its paid deposit. */
            depositKept: boolean;
            outcome: components["schemas"]["VisitOutcome"];
            /**
             * Format: date-time
             * @description When the outcome was last set; null when it never was.
             */
            outcomeAt: string | null;
            /**
             * Format: date-time
             * @description When the child arrived; null when that was not noted.
             */
            arrivedAt: string | null;
            /** @description How many appointments of this parent were missed in the twelve months before this one. */
            missedVisits: number;
            /** @description What the visit cost; absent until it is finished. */
            bill?: components["schemas"]["Bill"];
            /**
             * Format: int32
             * @description The chair it takes, from 1; null where the studio sets no number of chairs. Reading 27c.
             */
            chair?: number | null;
            /** @description The version of the booking. */
            etag: components["schemas"]["ETag"];
        };
        /**
         * @description What a parent books. The optional members are what the product specification's client sends besides; the server
         *     takes them from the style and the session. Product specification 5 and 7, readings 11, 25, 26 and 27a.
         * @example {
         *       "bookingDate": "2026-12-05",
         *       "bookingTime": "14:00",
         *       "styleId": 8,
         *       "mobilePhone": "+16135550199",
         *       "childName": "Zoe",
         *       "dateOfBirth": "2018-05-04",
         *       "policyAgreement": true,
         *       "cancellationPolicy": true,
         *       "consent": true
         *     }
         */
        BookingCreate: {
            bookingDate: components["schemas"]["LocalDate"];
            bookingTime: components["schemas"]["LocalTime"];
            styleId: components["schemas"]["Id"];
            /** @description A Canadian number, 10 digits or 11 beginning with 1; stored in E.164. */
            mobilePhone: string;
            childName: string;
            /** @description The child's, a past date. */
            dateOfBirth: components["schemas"]["LocalDate"];
            /** @description The saved child, whose name and date of birth are as sent. Another family's answers 404 `child_not_found`. */
            childId?: components["schemas"]["Id"];
            /**
             * @description The options chosen of the style's groups; a group ONE without one gets its default. Absent for the defaults. One
             *     that is unknown, switched off, doubled, of another style, or the second of a group ONE answers 422
             *     `options_invalid`.
             */
            optionIds?: components["schemas"]["Id"][];
            /**
             * @description Whether to save the child. One of the same name and date of birth that is saved already is taken instead, and
             *     none is saved beyond 12.
             */
            savesChild?: boolean;
            /** @description Must be true. */
            policyAgreement: boolean;
            /** @description Must be true. */
            cancellationPolicy: boolean;
            /** @description To photos. Must be true unless `photoConsent` of the settings is `asked`. */
            consent: boolean;
            /** @description If sent, the session's own; another one answers 403. */
            userId?: components["schemas"]["Id"];
            /** @description Ignored. */
            serviceName?: string;
            /** @description Ignored. */
            styleName?: string;
            /** @description Ignored. */
            styleDuration?: string;
            /** @description Ignored. */
            styleDeposit?: number;
            /** @description Ignored. */
            discount?: number;
            /** @description Ignored. */
            value?: number;
            /** @description Ignored. */
            fullName?: string;
            /** @description Ignored. */
            email?: string;
        };
        /**
         * @description The slot to move to.
         * @example {
         *       "newDate": "2026-12-11",
         *       "newTime": "17:00"
         *     }
         */
        Reschedule: {
            newDate: components["schemas"]["LocalDate"];
            newTime: components["schemas"]["LocalTime"];
        };
        /**
         * @description A slot that is booked. Product specification 3.
         * @example {
         *       "styleId": 8,
         *       "bookingDate": "2026-12-05",
         *       "bookingTime": "14:00"
         *     }
         */
        BookedService: {
            styleId: components["schemas"]["Id"];
            bookingDate: components["schemas"]["LocalDate"];
            bookingTime: components["schemas"]["LocalTime"];
        };
        /**
         * @description The numbers of a month; amounts in CAD.
         * @example {
         *       "visits": {
         *         "EXPECTED": 3,
         *         "ARRIVED": 0,
         *         "DONE": 12,
         *         "NO_SHOW": 1
         *       },
         *       "cancelled": {
         *         "MEMBER": 1,
         *         "STUDIO": 0,
         *         "DEADLINE": 2
         *       },
         *       "booked": 1180,
         *       "final": 1004.5,
         *       "depositsReceived": 320,
         *       "depositsHeld": 60,
         *       "depositsToReturn": 0,
         *       "options": 120,
         *       "lateFees": 15,
         *       "otherLines": 0,
         *       "tips": 44,
         *       "tax": 0,
         *       "chairs": [
         *         {
         *           "chair": 1,
         *           "offeredMinutes": 2160,
         *           "bookedMinutes": 1440
         *         }
         *       ]
         *     }
         */
        MonthReport: {
            /** @description By outcome; those that were cancelled are not counted, apart from the missed ones. */
            visits: {
                EXPECTED: number;
                ARRIVED: number;
                DONE: number;
                NO_SHOW: number;
            };
            /** @description By who cancelled, without the missed ones. */
            cancelled: {
                MEMBER: number;
                STUDIO: number;
                DEADLINE: number;
            };
            /** @description The booked price of what was not cancelled. */
            booked: number;
            /** @description What finished visits cost, without tips. */
            final: number;
            /** @description Of all bookings of the month. */
            depositsReceived: number;
            /** @description Of those that are still expected. */
            depositsHeld: number;
            /** @description Of those that were cancelled. */
            depositsToReturn: number;
            /** @description In finished visits. */
            options: number;
            /** @description In finished visits. */
            lateFees: number;
            /** @description The studio's own lines in finished visits; less than 0 where reductions prevail. */
            otherLines: number;
            /** @description With finished visits. */
            tips: number;
            /** @description The part of `final` that is tax. */
            tax: number;
            /** @description How much of the opening hours without closures is booked, by chair. */
            chairs: components["schemas"]["ChairUse"][];
        };
        /**
         * @description Minutes of a chair in a month.
         * @example {
         *       "chair": 1,
         *       "offeredMinutes": 2160,
         *       "bookedMinutes": 1440
         *     }
         */
        ChairUse: {
            /**
             * Format: int32
             * @description From 1; null where the studio sets no number of chairs.
             */
            chair: number | null;
            offeredMinutes: number;
            bookedMinutes: number;
        };
        /**
         * @description What became of an appointment; NO_SHOW is also cancelled, and its deposit kept.
         * @example EXPECTED
         * @enum {string}
         */
        VisitOutcome: "EXPECTED" | "ARRIVED" | "DONE" | "NO_SHOW";
        /**
         * @description An outcome without a bill.
         * @example {
         *       "outcome": "ARRIVED"
         *     }
         */
        OutcomeWrite: {
            /** @enum {string} */
            outcome: "EXPECTED" | "ARRIVED" | "NO_SHOW";
            /**
             * @description Whether the parent gets the mail of a missed appointment.
             * @default true
             */
            sendsMail: boolean;
        };
        /**
         * @description How what was left to pay was paid.
         * @example CASH
         * @enum {string}
         */
        PaymentMethod: "CASH" | "E_TRANSFER" | "OTHER";
        /**
         * @description A line of the studio's own words.
         * @example {
         *       "label": "Half an hour of detangling",
         *       "amount": 15
         *     }
         */
        OwnLine: {
            label: string;
            /** @description In CAD; less than 0 for a reduction. */
            amount: number;
        };
        /**
         * @description What a visit cost, beside the style. The total is at least the deposit.
         * @example {
         *       "optionIds": [
         *         7
         *       ],
         *       "lateFee": false,
         *       "lines": [],
         *       "paidBy": "CASH",
         *       "tip": 5
         *     }
         */
        VisitWrite: {
            /** @description All options that were done, booked or added. */
            optionIds: components["schemas"]["Id"][];
            /** @description Whether the studio's late fee is added. */
            lateFee: boolean;
            lines: components["schemas"]["OwnLine"][];
            paidBy: components["schemas"]["PaymentMethod"];
            /** @description In CAD; apart from the total. */
            tip: number;
        };
        /**
         * @description A line of what a visit cost.
         * @example {
         *       "kind": "STYLE",
         *       "label": "Knotless box braids",
         *       "amount": 85.5
         *     }
         */
        BillLine: {
            /** @enum {string} */
            kind: "STYLE" | "OPTION" | "LATE_FEE" | "OTHER";
            /** @description The name of the style or option, or the studio's own words; empty for the late fee. */
            label: string;
            /** @description In CAD. */
            amount: number;
            /** @description Of an OPTION. */
            optionId?: components["schemas"]["Id"];
        };
        /**
         * @description What a visit cost, as it was when it was finished; amounts in CAD.
         * @example {
         *       "lines": [
         *         {
         *           "kind": "STYLE",
         *           "label": "Knotless box braids",
         *           "amount": 85.5
         *         }
         *       ],
         *       "total": 85.5,
         *       "deposit": 20,
         *       "balance": 65.5,
         *       "tip": 5,
         *       "paidBy": "CASH",
         *       "tax": null,
         *       "receiptNumber": "2026-0012",
         *       "finishedAt": "2026-12-05T20:30:00Z"
         *     }
         */
        Bill: {
            lines: components["schemas"]["BillLine"][];
            /** @description The sum of the lines. */
            total: components["schemas"]["Money"];
            /** @description Paid before. */
            deposit: components["schemas"]["Money"];
            /** @description What was paid on the day, without the tip. */
            balance: components["schemas"]["Money"];
            tip: components["schemas"]["Money"];
            paidBy: components["schemas"]["PaymentMethod"];
            /** @description The tax that the total includes; null where the studio has none. */
            tax: components["schemas"]["BilledTax"] | null;
            /** @description The year and a number without gaps. */
            receiptNumber: string;
            /** Format: date-time */
            finishedAt: string;
        };
        /**
         * @description A tax that prices include.
         * @example {
         *       "name": "HST",
         *       "rate": 13,
         *       "number": "12345 6789 RT0001",
         *       "amount": 9.84
         *     }
         */
        BilledTax: {
            name: string;
            /** @description In percent. */
            rate: number;
            /** @description The studio's registration number. */
            number: string;
            /** @description In CAD. */
            amount: components["schemas"]["Money"];
        };
        /**
         * @description What a change of a booking can change.
         * @example {
         *       "bookingDate": "2026-12-05",
         *       "bookingTime": "14:00",
         *       "deposit": "NOT_PAID",
         *       "paymentStatus": "PENDING"
         *     }
         */
        BookingState: {
            bookingDate: components["schemas"]["LocalDate"];
            bookingTime: components["schemas"]["LocalTime"];
            deposit: components["schemas"]["DepositStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /**
             * Format: int32
             * @description The chair it takes; null where the studio sets no number of chairs.
             */
            chair?: number | null;
            /** @description Whether a paid deposit is still to be returned. Missing in older lines, and where none is. */
            depositToReturn?: boolean | null;
            /** @description Missing where it is EXPECTED. */
            outcome?: components["schemas"]["VisitOutcome"];
        };
        /**
         * @description One line of a booking's history.
         * @example {
         *       "changeId": 90,
         *       "at": "2026-11-21T18:30:00Z",
         *       "by": "STUDIO",
         *       "userId": 1,
         *       "change": "DEPOSIT",
         *       "before": {
         *         "bookingDate": "2026-12-05",
         *         "bookingTime": "14:00",
         *         "deposit": "NOT_PAID",
         *         "paymentStatus": "PENDING"
         *       },
         *       "after": {
         *         "bookingDate": "2026-12-05",
         *         "bookingTime": "14:00",
         *         "deposit": "PAID",
         *         "paymentStatus": "PENDING"
         *       }
         *     }
         */
        BookingChange: {
            changeId: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            by: components["schemas"]["CancelledBy"];
            /**
             * Format: int32
             * @description Who did it; null when the deadline did.
             */
            userId: number | null;
            /**
             * @description What was done.
             * @enum {string}
             */
            change: "CREATED" | "RESCHEDULED" | "DEPOSIT" | "PAYMENT" | "CANCELLED" | "RESTORED" | "DEPOSIT_RETURNED" | "DEPOSIT_SENT" | "DEPOSIT_NOT_ARRIVED" | "ASKED_TO_RESCHEDULE" | "OUTCOME" | "FINISHED";
            /** @description Null for CREATED. */
            before: components["schemas"]["BookingState"] | null;
            after: components["schemas"]["BookingState"];
        };
        /**
         * @description How the last backup went.
         * @example {
         *       "lastGoodAt": "2026-12-01T08:00:07.000Z",
         *       "hasFailed": false
         *     }
         */
        BackupStatus: {
            /**
             * Format: date-time
             * @description When the last backup was made that could be opened, or null.
             */
            lastGoodAt: string | null;
            /** @description Whether the last one failed. */
            hasFailed: boolean;
        };
        /**
         * @description A mail or text message that could not be delivered.
         * @example {
         *       "messageId": 12,
         *       "kind": "received",
         *       "title": "Booking received, with the deposit steps",
         *       "channel": "mail",
         *       "recipient": "ada@example.com",
         *       "bookingId": 41,
         *       "createdAt": "2026-11-21T15:04:05Z",
         *       "dueAt": "2026-11-21T16:04:05Z",
         *       "attempts": 5,
         *       "lastTriedAt": "2026-11-21T15:34:05Z",
         *       "lastError": "connect ECONNREFUSED"
         *     }
         */
        OutboxMessage: {
            messageId: components["schemas"]["Id"];
            /** @description Which message it is, for programs. */
            kind: string;
            /** @description Which message it is, for people. */
            title: string;
            /**
             * @description How it goes.
             * @enum {string}
             */
            channel: "mail" | "sms";
            /** @description An address, or a number in E.164. */
            recipient: string;
            /**
             * Format: int32
             * @description The booking it is about, or null.
             */
            bookingId: number | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it is tried next.
             */
            dueAt: string;
            attempts: number;
            /** Format: date-time */
            lastTriedAt: string | null;
            /** @description What the mail server or the text provider said. */
            lastError: string | null;
        };
        /**
         * @description One day's opening hours.
         * @example {
         *       "weekday": "friday",
         *       "from": "16:00",
         *       "to": "19:00"
         *     }
         */
        OpeningHours: {
            /** @enum {string} */
            weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
            from: components["schemas"]["LocalTime"];
            to: components["schemas"]["LocalTime"];
        };
        /**
         * @description One of the studio's pages on a social network.
         * @example {
         *       "network": "Instagram",
         *       "url": "https://example.com/plaitfulkids/pictures"
         *     }
         */
        SocialLink: {
            /** @description The network's name, as it is shown. */
            network: string;
            /** Format: uri-reference */
            url: string;
        };
        /**
         * @description The public settings of the studio. Product specification 9, reading 9b.
         * @example {
         *       "name": "Plaitful Kids",
         *       "city": "Ottawa",
         *       "address": "12 Demo Street, Ottawa, Ontario",
         *       "contactEmail": "hello@plaitfulkids.example",
         *       "contactPhone": "613-555-0142",
         *       "paymentEmail": "deposits@plaitfulkids.example",
         *       "timeZone": "America/Toronto",
         *       "hours": [
         *         {
         *           "weekday": "friday",
         *           "from": "16:00",
         *           "to": "19:00"
         *         },
         *         {
         *           "weekday": "saturday",
         *           "from": "13:00",
         *           "to": "19:00"
         *         }
         *       ],
         *       "usualDeposit": 20,
         *       "lateFee": 15,
         *       "depositDeadlineMinutes": 1440,
         *       "graceMinutes": 15,
         *       "policyNoticeHours": 48,
         *       "faqNoticeHours": 24,
         *       "pickupReminderMinutes": 20,
         *       "pickupMinutes": 15,
         *       "ageMin": 5,
         *       "ageMax": 12,
         *       "photoConsent": "required",
         *       "region": "CA-ON",
         *       "textMessages": true,
         *       "isDemo": true,
         *       "maxUnpaidBookings": 3,
         *       "unverifiedHoldMinutes": 60,
         *       "social": [
         *         {
         *           "network": "Instagram",
         *           "url": "https://example.com/plaitfulkids/pictures"
         *         },
         *         {
         *           "network": "TikTok",
         *           "url": "https://example.com/plaitfulkids/videos"
         *         }
         *       ]
         *     }
         */
        Business: {
            name: string;
            city: string;
            /** @description In one line. */
            address: string;
            contactEmail: string;
            /** @description As it is shown. */
            contactPhone: string;
            /** @description Where deposits are transferred to. */
            paymentEmail: string;
            /** @description The studio's zone, by its IANA name. */
            timeZone: string;
            /** @description The opening hours; a weekday that is absent is closed. */
            hours: components["schemas"]["OpeningHours"][];
            usualDeposit: components["schemas"]["Money"];
            lateFee: components["schemas"]["Money"];
            /** @description How long an unpaid booking is kept, in minutes. */
            depositDeadlineMinutes: number;
            /** @description How late a parent may be without the late fee, in minutes. */
            graceMinutes: number;
            /** @description The notice to cancel or reschedule in the policy text, in hours. */
            policyNoticeHours: number;
            /** @description The same in the FAQ, in hours. */
            faqNoticeHours: number;
            /** @description How long before the end the pickup reminder goes out, in minutes. */
            pickupReminderMinutes: number;
            /** @description What the FAQ promises at least, in minutes. */
            pickupMinutes: number;
            /** @description In whole years. */
            ageMin: number;
            /** @description In whole years. */
            ageMax: number;
            /**
             * @description Whether the photo box must be ticked, or is a yes or no. Reading 27a.
             * @enum {string}
             */
            photoConsent: "required" | "asked";
            /** @description The province whose statutory holidays are marked in the owner's calendar, by ISO 3166-2; null for none. */
            region: string | null;
            /** @description Whether text messages are sent. Reading 27b. */
            textMessages: boolean;
            /** @description Whether this is the demo studio with its public accounts. */
            isDemo: boolean;
            /** @description How many unpaid bookings a member may hold. Reading 29b. */
            maxUnpaidBookings: number;
            /** @description How long an unpaid booking is kept while its parent's email address is not verified, in minutes. */
            unverifiedHoldMinutes: number;
            /** @description How many children can be braided at once; absent where the studio sets no number. Reading 27c. */
            chairs?: number;
            /** @description The image-sharing network first, then the short-video network. */
            social: components["schemas"]["SocialLink"][];
        };
        /**
         * @description What went wrong, for programs. Codes stay; new ones may come. `x-status` has the status of each.
         * @example slot_taken
         * @enum {string}
         */
        ProblemCode: "malformed" | "unauthenticated" | "login_failed" | "login_code_required" | "forbidden" | "not_found" | "booking_not_found" | "style_not_found" | "service_type_not_found" | "option_group_not_found" | "review_not_found" | "change_not_found" | "closure_not_found" | "session_not_found" | "child_not_found" | "method_not_allowed" | "slot_taken" | "slot_too_short" | "no_free_chair" | "same_slot" | "deposit_paid" | "already_cancelled" | "already_over" | "not_begun" | "grace_not_over" | "outcome_settled" | "no_receipt" | "deposit_not_paid" | "deposit_not_sent" | "payment_not_pending" | "slot_gone" | "no_deposit_to_return" | "not_undoable" | "studio_closed" | "type_has_styles" | "style_has_bookings" | "option_in_use" | "name_taken" | "email_taken" | "admin_account" | "too_many_children" | "too_many_unpaid" | "too_many_unpaid_phone" | "too_many_unpaid_network" | "too_many_unverified" | "price_changed" | "changed_meanwhile" | "bookings_changed" | "too_large" | "wrong_type" | "invalid" | "style_image_missing" | "options_invalid" | "reset_link_invalid" | "verification_link_invalid" | "email_link_invalid" | "operator_code_required" | "email_not_verified" | "rate_limited" | "server_error" | "unavailable";
        /**
         * @description An error, as RFC 9457 has it. Readings, wire errors.
         * @example {
         *       "type": "about:blank",
         *       "title": "Conflict",
         *       "status": 409,
         *       "code": "slot_taken",
         *       "message": "This time has just been booked by someone else. Please pick another one."
         *     }
         */
        Problem: {
            /** Format: uri-reference */
            type: string;
            /** @description The status in words. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            detail?: string;
            /** Format: uri-reference */
            instance?: string;
            code: components["schemas"]["ProblemCode"];
            /** @description A sentence that a person can read. */
            message: string;
            /** @description Under which the log has more; sent with 5xx. */
            requestId?: string;
        };
        /**
         * @description What is wrong with one field.
         * @example {
         *       "field": "childName",
         *       "message": "Child’s name is required"
         *     }
         */
        FieldError: {
            /** @description The name of the body's member; empty when the body as a whole is wrong. */
            field: string;
            /** @description A sentence that a person can read. */
            message: string;
        };
        /**
         * @description A body that is off its schema or breaks a rule.
         * @example {
         *       "type": "about:blank",
         *       "title": "Unprocessable Content",
         *       "status": 422,
         *       "code": "invalid",
         *       "message": "Please check the marked fields.",
         *       "errors": [
         *         {
         *           "field": "childName",
         *           "message": "Child’s name is required"
         *         }
         *       ]
         *     }
         */
        ValidationProblem: components["schemas"]["Problem"] & {
            errors: components["schemas"]["FieldError"][];
        };
    };
    responses: {
        /** @description It is done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description The booking as it is stored now. */
        StoredBooking: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Booking"];
            };
        };
        /** @description The style as it is stored now. */
        StoredStyle: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Style"];
            };
        };
        /** @description The style. */
        ReadStyle: {
            headers: {
                ETag: components["headers"]["AnswerTag"];
                "Cache-Control": components["headers"]["AskedEachTime"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Style"];
            };
        };
        /** @description The review as it is stored now. */
        StoredReview: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Review"];
            };
        };
        /** @description The service type as it is stored now. */
        StoredServiceType: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServiceType"];
            };
        };
        /** @description The option group as it is stored now. */
        StoredOptionGroup: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OptionGroup"];
            };
        };
        /** @description The account as it is stored now. */
        StoredAccount: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Account"];
            };
        };
        /** @description The child as it is stored now. */
        StoredChild: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Child"];
            };
        };
        /** @description The styles. */
        StyleList: {
            headers: {
                ETag: components["headers"]["AnswerTag"];
                "Cache-Control": components["headers"]["AskedEachTime"];
                "X-Total-Count": components["headers"]["TotalCount"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Style"][];
            };
        };
        /**
         * @description Sent without a body when `If-None-Match` names the answer's `ETag`: the caller has it already. A browser hands on the
         *     answer that it kept, as 200.
         */
        NotModified: {
            headers: {
                ETag: components["headers"]["AnswerTag"];
                "Cache-Control": components["headers"]["AskedEachTime"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Not JSON, or path, query or header off its schema: `malformed`. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "code": "malformed",
                 *       "message": "We could not read this request. Please load the page again and try once more."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or a dead one: `unauthenticated`. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "code": "unauthenticated",
                 *       "message": "Please log in again."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Unknown address or wrong password: `login_failed`. After many failures of the account, without a valid code:
         *     `login_code_required`.
         */
        LoginFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Your role may not: `forbidden`. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "code": "forbidden",
                 *       "message": "Your account cannot do this."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Absent, or not yours to see: `booking_not_found`, `style_not_found`, `service_type_not_found`, `review_not_found`,
         *     otherwise `not_found`.
         */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "code": "booking_not_found",
                 *       "message": "We could not find this appointment."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of things stands against it. The operation names its codes. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "slot_taken",
                 *       "message": "This time has just been booked by someone else. Please pick another one."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of things stands against the booking. The operation names its codes. */
        CannotBook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Changed since it was read: `price_changed` for createBooking, otherwise `changed_meanwhile`. */
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Precondition Failed",
                 *       "status": 412,
                 *       "code": "price_changed",
                 *       "message": "The price of this style changed while you were booking. Nothing was booked. Please check it and press Book Now again."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body, or an image, is larger than the server takes: `too_large`. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Payload Too Large",
                 *       "status": 413,
                 *       "code": "too_large",
                 *       "message": "This is larger than we can take. Please shorten it and try again."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A body, or an image, of a type that the call does not take, or a body that is packed (Content-Encoding): `wrong_type`. */
        WrongType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "code": "wrong_type",
                 *       "message": "We cannot take this kind of content here. Please load the page again and try once more."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The body is off its schema or breaks a rule: `invalid`, and in their places `style_image_missing`,
         *     `reset_link_invalid` and `verification_link_invalid`.
         */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unprocessable Content",
                 *       "status": 422,
                 *       "code": "invalid",
                 *       "message": "Please check the marked fields.",
                 *       "errors": [
                 *         {
                 *           "field": "childName",
                 *           "message": "Child’s name is required"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["ValidationProblem"];
            };
        };
        /** @description Too many tries: `rate_limited`. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "code": "rate_limited",
                 *       "message": "That was a lot of tries. Please wait 1 minute and try again."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of the server: `server_error`. The log has more under the requestId. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Internal Server Error",
                 *       "status": 500,
                 *       "code": "server_error",
                 *       "message": "Something went wrong on our side. Please try again in a few minutes. Reference: req-1a2b",
                 *       "requestId": "req-1a2b"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not now, for example because the database does not answer: `unavailable`. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Service Unavailable",
                 *       "status": 503,
                 *       "code": "unavailable",
                 *       "message": "The booking system is not available right now. Please try again in a few minutes."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description A random key of the attempt. The same key with the same body creates nothing twice: it answers what the first
         *     attempt created, as it is now. With another body it answers 422. Each operation and each account has keys of its
         *     own, guests share theirs. A key is kept for 24 hours; of a refused attempt it is free again.
         * @example 7f0c1c56-6d0e-4f7e-9a80-1b1d6d3f0c11
         */
        IdempotencyKey: string;
        /**
         * @description The page of the list, the first is 1.
         * @example 1
         */
        Page: number;
        /**
         * @description How many items a page holds.
         * @example 8
         */
        Size: number;
        /**
         * @description A field of the bookings, with a minus in front for descending order.
         * @example -bookingDate
         */
        SortBookings: string;
        /**
         * @description OPEN, the default, leaves out the times that are closed. ALL has them as they are stored, for the style's form; it is the
         *     administrator's alone.
         * @example OPEN
         */
        OfferedTimes: "OPEN" | "ALL";
        /**
         * @description A field of the styles, with a minus in front for descending order.
         * @example -createdAt
         */
        SortStyles: string;
        /**
         * @description A field of the reviews, with a minus in front for descending order.
         * @example reviewBy
         */
        SortReviews: string;
        /**
         * @description A field of the users, with a minus in front for descending order.
         * @example lastName
         */
        SortUsers: string;
        /**
         * @description Only users whose stored number, or that of a coming booking, is not a valid Canadian one, which is left from before it was checked.
         * @example invalid
         */
        PhoneFilter: "invalid";
        /**
         * @description A field of the service types, with a minus in front for descending order.
         * @example serviceName
         */
        SortServiceTypes: string;
        /**
         * @description A field of the messages, with a minus in front for descending order.
         * @example -createdAt
         */
        SortMessages: string;
        /**
         * @description Words that must all stand in an item's texts, in any case.
         * @example braids
         */
        Query: string;
        /**
         * @description Where the bookings stand: UNPAID and DEPOSIT_PAID wait for deposit or payment, CONFIRMED is paid, CANCELLED has
         *     ended. DEPOSIT_TO_RETURN are the cancelled ones whose paid deposit was not returned, DEPOSIT_RECEIVED all whose
         *     deposit was paid, DEPOSIT_HELD those of them that are still expected. LIVE is not cancelled.
         * @example UNPAID
         */
        BookingStatus: "UNPAID" | "DEPOSIT_PAID" | "CONFIRMED" | "CANCELLED" | "DEPOSIT_TO_RETURN" | "DEPOSIT_RECEIVED" | "DEPOSIT_HELD" | "LIVE";
        /**
         * @description A month of the studio's calendar.
         * @example 2026-12
         */
        Month: string;
        /**
         * @description What became of the bookings; EXPECTED without those that were cancelled.
         * @example DONE
         */
        Outcome: components["schemas"]["VisitOutcome"];
        /**
         * @description Who cancelled the bookings; without those that were missed.
         * @example MEMBER
         */
        CancelledByFilter: components["schemas"]["CancelledBy"];
        /**
         * @description The columns of the table: bookkeeping, the default, or raw, the fields of Booking.
         * @example raw
         */
        ExportColumns: "bookkeeping" | "raw";
        /** @description The style of the bookings. */
        OfStyle: components["schemas"]["Id"];
        /** @description The first booking date. */
        From: components["schemas"]["LocalDate"];
        /** @description The last booking date. */
        To: components["schemas"]["LocalDate"];
        /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
        IfMatch: components["schemas"]["ETag"];
        /** @description The review. */
        ReviewId: components["schemas"]["Id"];
        /** @description The user who owns the booking or bookings. */
        UserId: components["schemas"]["Id"];
        /** @description The service type. */
        ServiceId: components["schemas"]["Id"];
        /** @description The option group. */
        GroupId: components["schemas"]["Id"];
        /** @description The style. */
        StyleId: components["schemas"]["Id"];
        /** @description The booking. */
        BookingId: components["schemas"]["Id"];
        /** @description The message. */
        MessageId: components["schemas"]["Id"];
        /** @description The child. */
        ChildId: components["schemas"]["Id"];
        /** @description The session. */
        SessionId: components["schemas"]["Id"];
        /**
         * @description The secret of the feed, then `.ics`.
         * @example q3Jd0mX5rWn8yTz1Lk7cVb2nHs9pQe4u.ics
         */
        CalendarSecret: string;
        /** @description The closure. */
        ClosureId: components["schemas"]["Id"];
        /** @description The change of availability. */
        ChangeId: components["schemas"]["Id"];
        /** @description The first day. */
        FromRequired: components["schemas"]["LocalDate"];
        /** @description The last day. */
        ToRequired: components["schemas"]["LocalDate"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description How many items there are on all pages. Sent when a page is asked for.
         * @example 24
         */
        TotalCount: number;
        /** @description The same as the answer's `etag`. */
        ETag: components["schemas"]["ETag"];
        /**
         * @description What tells this answer from every other of its address, for `If-None-Match`. It is weak: the same answer travels
         *     packed in several ways. It is no version of a stored thing, and `If-Match` does not take it.
         * @example W/"n4bQgYhMfWWaL-qgxVrQFa.24"
         */
        AnswerTag: string;
        /**
         * @description Everybody may keep it, and asks whether it still is so before using it.
         * @example no-cache
         */
        AskedEachTime: string;
        /**
         * @description What tells this variant from every other, for `If-None-Match`.
         * @example "9f86d081884c7d659a2feaa0c55ad015-640-jpeg"
         */
        PictureTag: string;
        /**
         * @description Everybody may keep it for a day.
         * @example public, max-age=86400
         */
        KeptForADay: string;
        /**
         * @description After how many seconds to try again.
         * @example 60
         */
        RetryAfter: number;
        /**
         * @description The name under which to save the file.
         * @example attachment; filename="plaitful-bookings.csv"
         */
        ContentDisposition: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listReviews: {
        parameters: {
            query?: {
                /**
                 * @description The page of the list, the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many items a page holds.
                 * @example 8
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description A field of the reviews, with a minus in front for descending order.
                 * @example reviewBy
                 */
                sort?: components["parameters"]["SortReviews"];
                /**
                 * @description Words that must all stand in an item's texts, in any case.
                 * @example braids
                 */
                q?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews. */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerTag"];
                    "Cache-Control": components["headers"]["AskedEachTime"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of the attempt. The same key with the same body creates nothing twice: it answers what the first
                 *     attempt created, as it is now. With another body it answers 422. Each operation and each account has keys of its
                 *     own, guests share theirs. A key is kept for 24 hours; of a refused attempt it is free again.
                 * @example 7f0c1c56-6d0e-4f7e-9a80-1b1d6d3f0c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewWrite"];
            };
        };
        responses: {
            200: components["responses"]["StoredReview"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The review. */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewWrite"];
            };
        };
        responses: {
            200: components["responses"]["StoredReview"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The review. */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of the attempt. The same key with the same body creates nothing twice: it answers what the first
                 *     attempt created, as it is now. With another body it answers 422. Each operation and each account has keys of its
                 *     own, guests share theirs. A key is kept for 24 hours; of a refused attempt it is free again.
                 * @example 7f0c1c56-6d0e-4f7e-9a80-1b1d6d3f0c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The new account, without a token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredUser"];
                };
            };
            400: components["responses"]["Malformed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The session's user, with the token to send as the bearer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedInUser"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["LoginFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query: {
                /**
                 * @description The account's address.
                 * @example parent@example.com
                 */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query: {
                /**
                 * @description The token of the link.
                 * @example q3Jd0mX5rWn8yTz1
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailVerification"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description The page of the list, the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many items a page holds.
                 * @example 8
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description A field of the users, with a minus in front for descending order.
                 * @example lastName
                 */
                sort?: components["parameters"]["SortUsers"];
                /**
                 * @description Words that must all stand in an item's texts, in any case.
                 * @example braids
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only users whose stored number, or that of a coming booking, is not a valid Canadian one, which is left from before it was checked.
                 * @example invalid
                 */
                phone?: components["parameters"]["PhoneFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserBookings: {
        parameters: {
            query?: {
                /**
                 * @description The page of the list, the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many items a page holds.
                 * @example 8
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description A field of the bookings, with a minus in front for descending order.
                 * @example -bookingDate
                 */
                sort?: components["parameters"]["SortBookings"];
                /**
                 * @description Words that must all stand in an item's texts, in any case.
                 * @example braids
                 */
                q?: components["parameters"]["Query"];
            };
            header?: never;
            path: {
                /** @description The user who owns the booking or bookings. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings, cancelled ones too. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rescheduleBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The booking. */
                bookingId: components["parameters"]["BookingId"];
                /** @description The user who owns the booking or bookings. */
                userId: components["parameters"]["UserId"];
                /** @description The service type. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reschedule"];
            };
        };
        responses: {
            200: components["responses"]["StoredBooking"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBookingAsStudio: {
        parameters: {
            query?: {
                /** @description What becomes of a paid deposit. It is to be returned unless it is kept. */
                deposit?: "KEEP";
            };
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The booking. */
                bookingId: components["parameters"]["BookingId"];
                /** @description The user who owns the booking or bookings. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoredBooking"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoredAccount"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountWrite"];
            };
        };
        responses: {
            200: components["responses"]["StoredAccount"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Notifications"];
            };
        };
        responses: {
            200: components["responses"]["StoredAccount"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The session that replaces the others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewSession"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkToken"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailUndo"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session. */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarFeedRequest"];
            };
        };
        responses: {
            /** @description The feed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret of the feed, then `.ics`.
                 * @example q3Jd0mX5rWn8yTz1Lk7cVb2nHs9pQe4u.ics
                 */
                secret: components["parameters"]["CalendarSecret"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example BEGIN:VCALENDAR
                     *     VERSION:2.0
                     *     PRODID:-//Plaitful//Appointments//EN
                     *     BEGIN:VTIMEZONE
                     *     TZID:America/Toronto
                     *     BEGIN:STANDARD
                     *     DTSTART:20261101T020000
                     *     TZOFFSETFROM:-0400
                     *     TZOFFSETTO:-0500
                     *     END:STANDARD
                     *     END:VTIMEZONE
                     *     END:VCALENDAR
                     */
                    "text/calendar": string;
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChildren: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The children. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Child"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addChild: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of the attempt. The same key with the same body creates nothing twice: it answers what the first
                 *     attempt created, as it is now. With another body it answers 422. Each operation and each account has keys of its
                 *     own, guests share theirs. A key is kept for 24 hours; of a refused attempt it is free again.
                 * @example 7f0c1c56-6d0e-4f7e-9a80-1b1d6d3f0c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChildWrite"];
            };
        };
        responses: {
            200: components["responses"]["StoredChild"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateChild: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The child. */
                childId: components["parameters"]["ChildId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChildWrite"];
            };
        };
        responses: {
            200: components["responses"]["StoredChild"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteChild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The child. */
                childId: components["parameters"]["ChildId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPhotoConsents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The child. */
                childId: components["parameters"]["ChildId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was said, and when. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhotoConsent"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPhotoConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The child. */
                childId: components["parameters"]["ChildId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoConsentWrite"];
            };
        };
        responses: {
            200: components["responses"]["StoredChild"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAccountJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAccountHtml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Your data</title> */
                    "text/html": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeleted"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChildrenOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user who owns the booking or bookings. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The children. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChildOfFamily"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setStudioNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The user who owns the booking or bookings. */
                userId: components["parameters"]["UserId"];
                /** @description The child. */
                childId: components["parameters"]["ChildId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudioNote"];
            };
        };
        responses: {
            /** @description The child with its note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChildOfFamily"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPhotoConsentOfChild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user who owns the booking or bookings. */
                userId: components["parameters"]["UserId"];
                /** @description The child. */
                childId: components["parameters"]["ChildId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoConsentWrite"];
            };
        };
        responses: {
            /** @description The child with the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChildOfFamily"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportUserJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user who owns the booking or bookings. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportUserHtml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user who owns the booking or bookings. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The export. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Your data</title> */
                    "text/html": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user who owns the booking or bookings. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeleted"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServiceTypes: {
        parameters: {
            query?: {
                /**
                 * @description The page of the list, the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many items a page holds.
                 * @example 8
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description A field of the service types, with a minus in front for descending order.
                 * @example serviceName
                 */
                sort?: components["parameters"]["SortServiceTypes"];
                /**
                 * @description Words that must all stand in an item's texts, in any case.
                 * @example braids
                 */
                q?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service types. */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerTag"];
                    "Cache-Control": components["headers"]["AskedEachTime"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceType"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStylesOfServiceType: {
        parameters: {
            query?: {
                /**
                 * @description The page of the list, the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many items a page holds.
                 * @example 8
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description A field of the styles, with a minus in front for descending order.
                 * @example -createdAt
                 */
                sort?: components["parameters"]["SortStyles"];
                /**
                 * @description Words that must all stand in an item's texts, in any case.
                 * @example braids
                 */
                q?: components["parameters"]["Query"];
            };
            header?: never;
            path: {
                /** @description The service type. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StyleList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addServiceType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of the attempt. The same key with the same body creates nothing twice: it answers what the first
                 *     attempt created, as it is now. With another body it answers 422. Each operation and each account has keys of its
                 *     own, guests share theirs. A key is kept for 24 hours; of a refused attempt it is free again.
                 * @example 7f0c1c56-6d0e-4f7e-9a80-1b1d6d3f0c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceTypeWrite"];
            };
        };
        responses: {
            200: components["responses"]["StoredServiceType"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceType: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The service type. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceTypeWrite"];
            };
        };
        responses: {
            200: components["responses"]["StoredServiceType"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteServiceType: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The service type. */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOptionGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionGroup"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addOptionGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of the attempt. The same key with the same body creates nothing twice: it answers what the first
                 *     attempt created, as it is now. With another body it answers 422. Each operation and each account has keys of its
                 *     own, guests share theirs. A key is kept for 24 hours; of a refused attempt it is free again.
                 * @example 7f0c1c56-6d0e-4f7e-9a80-1b1d6d3f0c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionGroupWrite"];
            };
        };
        responses: {
            200: components["responses"]["StoredOptionGroup"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOptionGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The option group. */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionGroupWrite"];
            };
        };
        responses: {
            200: components["responses"]["StoredOptionGroup"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOptionGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The option group. */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderOptionGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionGroupOrder"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStyles: {
        parameters: {
            query?: {
                /**
                 * @description The page of the list, the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many items a page holds.
                 * @example 8
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description A field of the styles, with a minus in front for descending order.
                 * @example -createdAt
                 */
                sort?: components["parameters"]["SortStyles"];
                /**
                 * @description Words that must all stand in an item's texts, in any case.
                 * @example braids
                 */
                q?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StyleList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStyle: {
        parameters: {
            query?: {
                /**
                 * @description OPEN, the default, leaves out the times that are closed. ALL has them as they are stored, for the style's form; it is the
                 *     administrator's alone.
                 * @example OPEN
                 */
                times?: components["parameters"]["OfferedTimes"];
            };
            header?: never;
            path: {
                /** @description The style. */
                styleId: components["parameters"]["StyleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReadStyle"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStyleAvailability: {
        parameters: {
            query: {
                /** @description The total of style and options. */
                minutes: number;
                /** @description A booking of the session's member, or for administrators any, which is about to be rescheduled and does not stand in its own way. */
                exceptId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description The style. */
                styleId: components["parameters"]["StyleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times that cannot be booked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnavailableTime"][];
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addStyle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of the attempt. The same key with the same body creates nothing twice: it answers what the first
                 *     attempt created, as it is now. With another body it answers 422. Each operation and each account has keys of its
                 *     own, guests share theirs. A key is kept for 24 hours; of a refused attempt it is free again.
                 * @example 7f0c1c56-6d0e-4f7e-9a80-1b1d6d3f0c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StyleForm"];
            };
        };
        responses: {
            200: components["responses"]["StoredStyle"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStyle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The style. */
                styleId: components["parameters"]["StyleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["StyleForm"];
            };
        };
        responses: {
            200: components["responses"]["StoredStyle"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStyle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The style. */
                styleId: components["parameters"]["StyleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /**
                 * @description The page of the list, the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many items a page holds.
                 * @example 8
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description A field of the bookings, with a minus in front for descending order.
                 * @example -bookingDate
                 */
                sort?: components["parameters"]["SortBookings"];
                /**
                 * @description Words that must all stand in an item's texts, in any case.
                 * @example braids
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Where the bookings stand: UNPAID and DEPOSIT_PAID wait for deposit or payment, CONFIRMED is paid, CANCELLED has
                 *     ended. DEPOSIT_TO_RETURN are the cancelled ones whose paid deposit was not returned, DEPOSIT_RECEIVED all whose
                 *     deposit was paid, DEPOSIT_HELD those of them that are still expected. LIVE is not cancelled.
                 * @example UNPAID
                 */
                status?: components["parameters"]["BookingStatus"];
                /**
                 * @description What became of the bookings; EXPECTED without those that were cancelled.
                 * @example DONE
                 */
                outcome?: components["parameters"]["Outcome"];
                /**
                 * @description Who cancelled the bookings; without those that were missed.
                 * @example MEMBER
                 */
                cancelledBy?: components["parameters"]["CancelledByFilter"];
                /** @description The style of the bookings. */
                styleId?: components["parameters"]["OfStyle"];
                /** @description The first booking date. */
                from?: components["parameters"]["From"];
                /** @description The last booking date. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookedChildren: {
        parameters: {
            query?: {
                /** @description The first booking date. */
                from?: components["parameters"]["From"];
                /** @description The last booking date. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The children, each once, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChildOfFamily"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDepositReturned: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The booking. */
                bookingId: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositReturned"];
            };
        };
        responses: {
            200: components["responses"]["StoredBooking"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookedServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booked slots. */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerTag"];
                    "Cache-Control": components["headers"]["AskedEachTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookedService"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the style as it was shown. Only its second number, the offer, is compared. */
                "If-Match"?: components["schemas"]["ETag"];
                /**
                 * @description A random key of the attempt. The same key with the same body creates nothing twice: it answers what the first
                 *     attempt created, as it is now. With another body it answers 422. Each operation and each account has keys of its
                 *     own, guests share theirs. A key is kept for 24 hours; of a refused attempt it is free again.
                 * @example 7f0c1c56-6d0e-4f7e-9a80-1b1d6d3f0c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingCreate"];
            };
        };
        responses: {
            200: components["responses"]["StoredBooking"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["CannotBook"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportBookings: {
        parameters: {
            query?: {
                /**
                 * @description A field of the bookings, with a minus in front for descending order.
                 * @example -bookingDate
                 */
                sort?: components["parameters"]["SortBookings"];
                /**
                 * @description Words that must all stand in an item's texts, in any case.
                 * @example braids
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Where the bookings stand: UNPAID and DEPOSIT_PAID wait for deposit or payment, CONFIRMED is paid, CANCELLED has
                 *     ended. DEPOSIT_TO_RETURN are the cancelled ones whose paid deposit was not returned, DEPOSIT_RECEIVED all whose
                 *     deposit was paid, DEPOSIT_HELD those of them that are still expected. LIVE is not cancelled.
                 * @example UNPAID
                 */
                status?: components["parameters"]["BookingStatus"];
                /**
                 * @description What became of the bookings; EXPECTED without those that were cancelled.
                 * @example DONE
                 */
                outcome?: components["parameters"]["Outcome"];
                /**
                 * @description Who cancelled the bookings; without those that were missed.
                 * @example MEMBER
                 */
                cancelledBy?: components["parameters"]["CancelledByFilter"];
                /** @description The style of the bookings. */
                styleId?: components["parameters"]["OfStyle"];
                /** @description The first booking date. */
                from?: components["parameters"]["From"];
                /** @description The last booking date. */
                to?: components["parameters"]["To"];
                /**
                 * @description The columns of the table: bookkeeping, the default, or raw, the fields of Booking.
                 * @example raw
                 */
                columns?: components["parameters"]["ExportColumns"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Booking number,Code,Date,Time,Child,Parent,Email,Phone,Service,Style,Duration (minutes),Price,Discount %,Discount,Total,Deposit,Deposit status,Balance,Payment status,Cancelled by,Cancelled at,Booked at
                     *     41,NTJN,2026-12-05,14:00,Zoe,Ada Bello,ada@example.com,613-555-0199,Braids,Knotless box braids,90,95.00,10,9.50,85.50,20.00,Paid,65.50,Pending,,,2026-11-21 10:04
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking. */
                bookingId: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoredBooking"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBookingPhotoConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking. */
                bookingId: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhotoConsentWrite"];
            };
        };
        responses: {
            200: components["responses"]["StoredBooking"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMonth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A month of the studio's calendar.
                 * @example 2026-12
                 */
                month: components["parameters"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthReport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setOutcome: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The booking. */
                bookingId: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutcomeWrite"];
            };
        };
        responses: {
            200: components["responses"]["StoredBooking"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishVisit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The booking. */
                bookingId: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitWrite"];
            };
        };
        responses: {
            200: components["responses"]["StoredBooking"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking. */
                bookingId: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoredBooking"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportDepositSent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking. */
                bookingId: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoredBooking"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportDepositNotArrived: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The booking. */
                bookingId: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoredBooking"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking. */
                bookingId: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingChange"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The booking. */
                bookingId: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example BEGIN:VCALENDAR
                     *     VERSION:2.0
                     *     PRODID:-//Plaitful//Appointments//EN
                     *     METHOD:PUBLISH
                     *     BEGIN:VTIMEZONE
                     *     TZID:America/Toronto
                     *     BEGIN:STANDARD
                     *     DTSTART:20261101T020000
                     *     TZOFFSETFROM:-0400
                     *     TZOFFSETTO:-0500
                     *     END:STANDARD
                     *     END:VTIMEZONE
                     *     BEGIN:VEVENT
                     *     UID:booking-41-1795964645000@plaitful
                     *     DTSTAMP:20261121T150405Z
                     *     SEQUENCE:1
                     *     STATUS:TENTATIVE
                     *     DTSTART;TZID=America/Toronto:20261205T140000
                     *     DTEND;TZID=America/Toronto:20261205T153000
                     *     SUMMARY:Z. Knotless box braids at Plaitful Kids
                     *     END:VEVENT
                     *     END:VCALENDAR
                     */
                    "text/calendar": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBookingAsMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The booking. */
                bookingId: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoredBooking"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The booking. */
                bookingId: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositStatus"];
            };
        };
        responses: {
            200: components["responses"]["StoredBooking"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The booking. */
                bookingId: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentStatus"];
            };
        };
        responses: {
            200: components["responses"]["StoredBooking"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClosures: {
        parameters: {
            query?: {
                /** @description The first booking date. */
                from?: components["parameters"]["From"];
                /** @description The last booking date. */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closures, earliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closure"][];
                };
            };
            400: components["responses"]["Malformed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addClosure: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A random key of the attempt. The same key with the same body creates nothing twice: it answers what the first
                 *     attempt created, as it is now. With another body it answers 422. Each operation and each account has keys of its
                 *     own, guests share theirs. A key is kept for 24 hours; of a refused attempt it is free again.
                 * @example 7f0c1c56-6d0e-4f7e-9a80-1b1d6d3f0c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosureCreate"];
            };
        };
        responses: {
            /** @description The closure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closure"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewClosure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosureSpan"];
            };
        };
        responses: {
            /** @description The live bookings in it, and the offered times that it closes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosurePreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClosure: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `etag` of the thing as it was read; the call changes nothing and answers 412 if it differs. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The closure. */
                closureId: components["parameters"]["ClosureId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosureTexts"];
            };
        };
        responses: {
            /** @description The closure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closure"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteClosure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The closure. */
                closureId: components["parameters"]["ClosureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAvailability: {
        parameters: {
            query: {
                /** @description The first day. */
                from: components["parameters"]["FromRequired"];
                /** @description The last day. */
                to: components["parameters"]["ToRequired"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times, earliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailableTime"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityAdd"];
            };
        };
        responses: {
            /** @description What would be added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityResult"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityAdd"];
            };
        };
        responses: {
            /** @description What was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityAdded"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The change of availability. */
                changeId: components["parameters"]["ChangeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDepositStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "NOT_PAID",
                     *       "PAID"
                     *     ]
                     */
                    "application/json": components["schemas"]["DepositStatus"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "PENDING",
                     *       "CONFIRMED",
                     *       "CANCELLED"
                     *     ]
                     */
                    "application/json": components["schemas"]["PaymentStatus"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBusiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["AnswerTag"];
                    "Cache-Control": components["headers"]["AskedEachTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Malformed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUndeliveredMessages: {
        parameters: {
            query?: {
                /**
                 * @description The page of the list, the first is 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many items a page holds.
                 * @example 8
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description A field of the messages, with a minus in front for descending order.
                 * @example -createdAt
                 */
                sort?: components["parameters"]["SortMessages"];
                /**
                 * @description Words that must all stand in an item's texts, in any case.
                 * @example braids
                 */
                q?: components["parameters"]["Query"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessage"][];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The message. */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message, waiting again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBackupStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupStatus"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The picture's content hash, in hexadecimal.
                 * @example 9f86d081884c7d659a2feaa0c55ad015
                 */
                hash: string;
                /**
                 * @description In pixels.
                 * @example 640
                 */
                width: 320 | 640 | 1280;
                /**
                 * @description The picture's format.
                 * @example jpeg
                 */
                format: "avif" | "webp" | "jpeg";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["PictureTag"];
                    "Cache-Control": components["headers"]["KeptForADay"];
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": components["schemas"]["Picture"];
                    "image/webp": components["schemas"]["Picture"];
                    "image/jpeg": components["schemas"]["Picture"];
                };
            };
            /** @description Sent without a body when `If-None-Match` names the picture's `ETag`. */
            304: {
                headers: {
                    ETag: components["headers"]["PictureTag"];
                    "Cache-Control": components["headers"]["KeptForADay"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It lives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics, in Prometheus' text format. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example # TYPE plaitful_bookings_created_total counter
                     *     plaitful_bookings_created_total 12
                     */
                    "text/plain": string;
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
}

/** Method and path of every operation, by operationId. */
export const routes = {
  listReviews: { method: 'get', path: '/api/reviews/all' },
  addReview: { method: 'post', path: '/api/reviews/add' },
  updateReview: { method: 'put', path: '/api/reviews/{reviewId}' },
  deleteReview: { method: 'delete', path: '/api/reviews/{reviewId}' },
  sendContactMessage: { method: 'post', path: '/contact-us' },
  register: { method: 'post', path: '/auth/register' },
  login: { method: 'post', path: '/auth/login' },
  logout: { method: 'post', path: '/auth/logout' },
  forgotPassword: { method: 'post', path: '/auth/forgot-password' },
  resetPassword: { method: 'post', path: '/auth/reset-password' },
  verifyEmail: { method: 'post', path: '/auth/verify-email' },
  sendVerification: { method: 'post', path: '/auth/send-verification' },
  listUsers: { method: 'get', path: '/api/users' },
  listUserBookings: { method: 'get', path: '/api/users/bookings/{userId}' },
  rescheduleBooking: { method: 'put', path: '/api/users/reschedule/{bookingId}/{userId}/{serviceId}' },
  cancelBookingAsStudio: { method: 'put', path: '/api/users/cancel/{bookingId}/{userId}' },
  getAccount: { method: 'get', path: '/api/account' },
  updateAccount: { method: 'put', path: '/api/account' },
  updateNotifications: { method: 'put', path: '/api/account/notifications' },
  changePassword: { method: 'put', path: '/api/account/password' },
  requestEmailChange: { method: 'post', path: '/api/account/email' },
  cancelEmailChange: { method: 'delete', path: '/api/account/email' },
  confirmEmailChange: { method: 'post', path: '/auth/confirm-email' },
  undoEmailChange: { method: 'post', path: '/auth/undo-email-change' },
  listSessions: { method: 'get', path: '/api/account/sessions' },
  endOtherSessions: { method: 'delete', path: '/api/account/sessions' },
  endSession: { method: 'delete', path: '/api/account/sessions/{sessionId}' },
  createCalendarFeed: { method: 'post', path: '/api/account/calendar-feed' },
  deleteCalendarFeed: { method: 'delete', path: '/api/account/calendar-feed' },
  getCalendarFeed: { method: 'get', path: '/api/calendar/{secret}' },
  listChildren: { method: 'get', path: '/api/account/children' },
  addChild: { method: 'post', path: '/api/account/children' },
  updateChild: { method: 'put', path: '/api/account/children/{childId}' },
  deleteChild: { method: 'delete', path: '/api/account/children/{childId}' },
  listPhotoConsents: { method: 'get', path: '/api/account/children/{childId}/photo-consent' },
  setPhotoConsent: { method: 'put', path: '/api/account/children/{childId}/photo-consent' },
  exportAccountJson: { method: 'get', path: '/api/account/export.json' },
  exportAccountHtml: { method: 'get', path: '/api/account/export.html' },
  deleteAccount: { method: 'post', path: '/api/account/delete' },
  listChildrenOfUser: { method: 'get', path: '/api/users/{userId}/children' },
  setStudioNote: { method: 'put', path: '/api/users/{userId}/children/{childId}/note' },
  setPhotoConsentOfChild: { method: 'put', path: '/api/users/{userId}/children/{childId}/photo-consent' },
  exportUserJson: { method: 'get', path: '/api/users/{userId}/export.json' },
  exportUserHtml: { method: 'get', path: '/api/users/{userId}/export.html' },
  deleteUser: { method: 'post', path: '/api/users/{userId}/delete' },
  listServiceTypes: { method: 'get', path: '/api/service-type/service/all' },
  listStylesOfServiceType: { method: 'get', path: '/api/service-type/styles/{serviceId}' },
  addServiceType: { method: 'post', path: '/api/service-type/add' },
  updateServiceType: { method: 'put', path: '/api/service-type/update/{serviceId}' },
  deleteServiceType: { method: 'delete', path: '/api/service-type/delete/{serviceId}' },
  listOptionGroups: { method: 'get', path: '/api/option-groups/all' },
  addOptionGroup: { method: 'post', path: '/api/option-groups/add' },
  updateOptionGroup: { method: 'put', path: '/api/option-groups/update/{groupId}' },
  deleteOptionGroup: { method: 'delete', path: '/api/option-groups/delete/{groupId}' },
  orderOptionGroups: { method: 'put', path: '/api/option-groups/order' },
  listStyles: { method: 'get', path: '/api/styles/all' },
  getStyle: { method: 'get', path: '/api/styles/{styleId}' },
  getStyleAvailability: { method: 'get', path: '/api/styles/{styleId}/availability' },
  addStyle: { method: 'post', path: '/api/styles/add' },
  updateStyle: { method: 'put', path: '/api/styles/update/{styleId}' },
  deleteStyle: { method: 'delete', path: '/api/styles/delete/{styleId}' },
  listBookings: { method: 'get', path: '/api/booking/all' },
  listBookedChildren: { method: 'get', path: '/api/booking/children' },
  updateDepositReturned: { method: 'put', path: '/api/booking/deposit-returned/{bookingId}' },
  listBookedServices: { method: 'get', path: '/api/booking/booked-services' },
  createBooking: { method: 'post', path: '/api/booking/create' },
  exportBookings: { method: 'get', path: '/api/booking/export.csv' },
  getBooking: { method: 'get', path: '/api/booking/{bookingId}' },
  setBookingPhotoConsent: { method: 'put', path: '/api/booking/{bookingId}/photo-consent' },
  getMonth: { method: 'get', path: '/api/month/{month}' },
  setOutcome: { method: 'put', path: '/api/booking/{bookingId}/outcome' },
  finishVisit: { method: 'put', path: '/api/booking/{bookingId}/visit' },
  sendReceipt: { method: 'post', path: '/api/booking/{bookingId}/receipt' },
  reportDepositSent: { method: 'post', path: '/api/booking/{bookingId}/deposit-sent' },
  reportDepositNotArrived: { method: 'post', path: '/api/booking/{bookingId}/deposit-not-arrived' },
  getBookingHistory: { method: 'get', path: '/api/booking/{bookingId}/history' },
  getBookingCalendar: { method: 'get', path: '/api/booking/{bookingId}/calendar.ics' },
  cancelBookingAsMember: { method: 'delete', path: '/api/booking/delete/{bookingId}' },
  updateDeposit: { method: 'put', path: '/api/booking/update/deposit/{bookingId}' },
  updatePayment: { method: 'put', path: '/api/booking/update/payment/{bookingId}' },
  listClosures: { method: 'get', path: '/api/closures' },
  addClosure: { method: 'post', path: '/api/closures' },
  previewClosure: { method: 'post', path: '/api/closures/preview' },
  updateClosure: { method: 'put', path: '/api/closures/{closureId}' },
  deleteClosure: { method: 'delete', path: '/api/closures/{closureId}' },
  listAvailability: { method: 'get', path: '/api/availability' },
  previewAvailability: { method: 'post', path: '/api/availability/preview' },
  addAvailability: { method: 'post', path: '/api/availability/add' },
  undoAvailability: { method: 'post', path: '/api/availability/undo/{changeId}' },
  listDepositStatuses: { method: 'get', path: '/api/status/deposit-status' },
  listPaymentStatuses: { method: 'get', path: '/api/status/payment-status' },
  getBusiness: { method: 'get', path: '/api/business' },
  listUndeliveredMessages: { method: 'get', path: '/api/messages/undelivered' },
  retryMessage: { method: 'post', path: '/api/messages/{messageId}/retry' },
  getBackupStatus: { method: 'get', path: '/api/backup/status' },
  getImage: { method: 'get', path: '/api/images/{hash}/{width}.{format}' },
  getHealth: { method: 'get', path: '/healthz' },
  getReadiness: { method: 'get', path: '/readyz' },
  getMetrics: { method: 'get', path: '/metrics' },
} as const;
/** The status of each problem, by its code. */
export const statusOfCode = {
  malformed: 400,
  unauthenticated: 401,
  login_failed: 401,
  login_code_required: 401,
  forbidden: 403,
  not_found: 404,
  booking_not_found: 404,
  style_not_found: 404,
  service_type_not_found: 404,
  option_group_not_found: 404,
  review_not_found: 404,
  change_not_found: 404,
  closure_not_found: 404,
  session_not_found: 404,
  child_not_found: 404,
  method_not_allowed: 405,
  slot_taken: 409,
  slot_too_short: 409,
  no_free_chair: 409,
  same_slot: 409,
  deposit_paid: 409,
  already_cancelled: 409,
  already_over: 409,
  not_begun: 409,
  grace_not_over: 409,
  outcome_settled: 409,
  no_receipt: 409,
  deposit_not_paid: 409,
  deposit_not_sent: 409,
  payment_not_pending: 409,
  slot_gone: 409,
  no_deposit_to_return: 409,
  not_undoable: 409,
  studio_closed: 409,
  type_has_styles: 409,
  style_has_bookings: 409,
  option_in_use: 409,
  name_taken: 409,
  email_taken: 409,
  admin_account: 409,
  too_many_children: 409,
  too_many_unpaid: 409,
  too_many_unpaid_phone: 409,
  too_many_unpaid_network: 409,
  too_many_unverified: 409,
  price_changed: 412,
  changed_meanwhile: 412,
  bookings_changed: 412,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  style_image_missing: 422,
  options_invalid: 422,
  reset_link_invalid: 422,
  verification_link_invalid: 422,
  email_link_invalid: 422,
  operator_code_required: 422,
  email_not_verified: 422,
  rate_limited: 429,
  server_error: 500,
  unavailable: 503,
} as const satisfies Record<components['schemas']['ProblemCode'], number>;
/** A member of each success, after `[` one of each item of a list; of a file the content type. */
export const successMarks: Readonly<Record<string, string>> = {
  'GET /api/reviews/all': '[reviewId',
  'POST /api/reviews/add': 'reviewId',
  'PUT /api/reviews/{reviewId}': 'reviewId',
  'DELETE /api/reviews/{reviewId}': 'done',
  'POST /contact-us': 'done',
  'POST /auth/register': 'id',
  'POST /auth/login': 'id',
  'POST /auth/logout': 'done',
  'POST /auth/forgot-password': 'done',
  'POST /auth/reset-password': 'done',
  'POST /auth/verify-email': 'done',
  'POST /auth/send-verification': 'done',
  'GET /api/users': '[id',
  'GET /api/users/bookings/{userId}': '[bookingId',
  'PUT /api/users/reschedule/{bookingId}/{userId}/{serviceId}': 'bookingId',
  'PUT /api/users/cancel/{bookingId}/{userId}': 'bookingId',
  'GET /api/account': 'firstName',
  'PUT /api/account': 'firstName',
  'PUT /api/account/notifications': 'firstName',
  'PUT /api/account/password': 'token',
  'POST /api/account/email': 'done',
  'DELETE /api/account/email': 'done',
  'POST /auth/confirm-email': 'done',
  'POST /auth/undo-email-change': 'done',
  'GET /api/account/sessions': '[sessionId',
  'DELETE /api/account/sessions': 'done',
  'DELETE /api/account/sessions/{sessionId}': 'done',
  'POST /api/account/calendar-feed': 'url',
  'DELETE /api/account/calendar-feed': 'done',
  'GET /api/calendar/{secret}': 'text/calendar',
  'GET /api/account/children': '[childId',
  'POST /api/account/children': 'childId',
  'PUT /api/account/children/{childId}': 'childId',
  'DELETE /api/account/children/{childId}': 'done',
  'GET /api/account/children/{childId}/photo-consent': '[isGiven',
  'PUT /api/account/children/{childId}/photo-consent': 'childId',
  'GET /api/account/export.json': '',
  'GET /api/account/export.html': 'text/html',
  'POST /api/account/delete': 'cancelledBookings',
  'GET /api/users/{userId}/children': '[childId',
  'PUT /api/users/{userId}/children/{childId}/note': 'childId',
  'PUT /api/users/{userId}/children/{childId}/photo-consent': 'childId',
  'GET /api/users/{userId}/export.json': '',
  'GET /api/users/{userId}/export.html': 'text/html',
  'POST /api/users/{userId}/delete': 'cancelledBookings',
  'GET /api/service-type/service/all': '[serviceId',
  'GET /api/service-type/styles/{serviceId}': '[styleId',
  'POST /api/service-type/add': 'serviceId',
  'PUT /api/service-type/update/{serviceId}': 'serviceId',
  'DELETE /api/service-type/delete/{serviceId}': 'done',
  'GET /api/option-groups/all': '[groupId',
  'POST /api/option-groups/add': 'groupId',
  'PUT /api/option-groups/update/{groupId}': 'groupId',
  'DELETE /api/option-groups/delete/{groupId}': 'done',
  'PUT /api/option-groups/order': 'done',
  'GET /api/styles/all': '[styleId',
  'GET /api/styles/{styleId}': 'styleId',
  'GET /api/styles/{styleId}/availability': '[bookingDate',
  'POST /api/styles/add': 'styleId',
  'PUT /api/styles/update/{styleId}': 'styleId',
  'DELETE /api/styles/delete/{styleId}': 'done',
  'GET /api/booking/all': '[bookingId',
  'GET /api/booking/children': '[childId',
  'PUT /api/booking/deposit-returned/{bookingId}': 'bookingId',
  'GET /api/booking/booked-services': '[styleId',
  'POST /api/booking/create': 'bookingId',
  'GET /api/booking/export.csv': 'text/csv',
  'GET /api/booking/{bookingId}': 'bookingId',
  'PUT /api/booking/{bookingId}/photo-consent': 'bookingId',
  'GET /api/month/{month}': 'visits',
  'PUT /api/booking/{bookingId}/outcome': 'bookingId',
  'PUT /api/booking/{bookingId}/visit': 'bookingId',
  'POST /api/booking/{bookingId}/receipt': 'bookingId',
  'POST /api/booking/{bookingId}/deposit-sent': 'bookingId',
  'POST /api/booking/{bookingId}/deposit-not-arrived': 'bookingId',
  'GET /api/booking/{bookingId}/history': '[changeId',
  'GET /api/booking/{bookingId}/calendar.ics': 'text/calendar',
  'DELETE /api/booking/delete/{bookingId}': 'bookingId',
  'PUT /api/booking/update/deposit/{bookingId}': 'bookingId',
  'PUT /api/booking/update/payment/{bookingId}': 'bookingId',
  'GET /api/closures': '[closureId',
  'POST /api/closures': 'closureId',
  'POST /api/closures/preview': 'bookings',
  'PUT /api/closures/{closureId}': 'closureId',
  'DELETE /api/closures/{closureId}': 'done',
  'GET /api/availability': '[date',
  'POST /api/availability/preview': 'added',
  'POST /api/availability/add': 'added',
  'POST /api/availability/undo/{changeId}': 'done',
  'GET /api/status/deposit-status': '[',
  'GET /api/status/payment-status': '[',
  'GET /api/business': 'name',
  'GET /api/messages/undelivered': '[messageId',
  'POST /api/messages/{messageId}/retry': 'messageId',
  'GET /api/backup/status': 'lastGoodAt',
  'GET /api/images/{hash}/{width}.{format}': 'image/',
  'GET /healthz': 'status',
  'GET /readyz': 'status',
  'GET /metrics': 'text/plain',
};
