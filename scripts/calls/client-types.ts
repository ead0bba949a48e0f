/** Made by `npm run generate`. */
export interface paths {
    "/sponsors.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All sponsors by key */
        get: operations["listSponsors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sponsors/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One sponsor */
        get: operations["getSponsor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users by id */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user; one may stream one's own */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/{child}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One field or map of a user; `sent` is its owner's alone and may be streamed */
        get: operations["getUserChild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/{child}/{key}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry of a map of a user */
        get: operations["getUserEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/following/{other}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow: from the follower's side */
        post: operations["follow"];
        /** Unfollow: from the follower's side */
        delete: operations["unfollow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/followers/{other}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow: from the side of the one who is followed */
        post: operations["addFollower"];
        /** Unfollow: from the side of the one who is followed */
        delete: operations["removeFollower"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/posts/{carId}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says again what creating a car has said; changes nothing */
        put: operations["flagPost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/sent.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a name and stores nothing: a message sent stands here already */
        post: operations["pushSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}/telephone.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The telephone number of a person who shows it, or shows it on tap */
        get: operations["getTelephone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cars by id */
        get: operations["listCars"];
        put?: never;
        /** Offer a car */
        post: operations["createCar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars-now.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Some offers as anybody sees them now, sold ones too, in the order of the ids; 50 at most */
        get: operations["readCars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One car, without its comments */
        get: operations["getCar"];
        /** Edit one's own car */
        put: operations["editCar"];
        post?: never;
        /** Delete one's own car with its comments */
        delete: operations["deleteCar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/{field}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One field of a car */
        get: operations["getCarField"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/comments.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comments of a car by key */
        get: operations["listComments"];
        put?: never;
        /** Comment on a car */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/comments/{commentId}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One comment */
        get: operations["getComment"];
        /** Correct one's own comment within 15 minutes */
        put: operations["editComment"];
        post?: never;
        /** Delete one's own comment; one with replies stays without its text */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/discussion.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is said of all comments of a car together */
        get: operations["getDiscussion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/questions.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions about a car with their replies, page by page from the newest; `only=open` without an answer */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-questions.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many questions about one's own cars have no answer, by car */
        get: operations["countOpenQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/comments/{commentId}/pinned.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Pin a comment on one's own car in place of the pinned one, or let it go */
        put: operations["pinComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/comments/{commentId}/hidden.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hide a comment on one's own car for a reason that everybody can count, with all others of its writer on one's cars by `isOfAll`, or show it again */
        put: operations["hideComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/said.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the seller said of a car, as facts */
        get: operations["listSaidFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/comments/{commentId}/fact.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a fact of one's own comment on one's own car */
        put: operations["sayFact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/said/{factId}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a fact of one's own car */
        delete: operations["takeBackFact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/state.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say of one's own car that it is for sale, reserved, sold or paused; for sale renews it */
        put: operations["setCarState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ended-offers.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of one's own cars have ended by themselves */
        get: operations["countEndedOffers"];
        /** Undo a renewal of one's own cars within ten minutes; others are left alone */
        put: operations["endOffersAgain"];
        /** Put one's own cars that have ended up for sale again: the 200 that ended last */
        post: operations["renewOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many cars one has sold, and how many of them here */
        get: operations["countSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/history.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A car's prices and states with their times, newest first */
        get: operations["getCarHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/estimate.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a car is worth by at least five comparable offers, in BGN; null without them */
        get: operations["getEstimate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/estimates.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a car is worth that is not published, in BGN; null without five comparable offers. Nothing is stored */
        post: operations["estimateCar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/sharing.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switch the public page of one's own car off or on */
        put: operations["setSharing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/similar-cars/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Offers like one that has a public page, or like one that has none any more, with what became of it; deleted ones for 90 days */
        get: operations["readSimilarCars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}/followers.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who follows a person, by id, page by page */
        get: operations["listFollowers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}/following.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom a person follows, by id, page by page */
        get: operations["listFollowing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feed/people.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to six sellers whom one might follow: of brands that one has saved, those with most new offers first */
        get: operations["suggestPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}/facts.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The facts of a profile beside its head */
        get: operations["getProfileFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-profile.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say something of oneself, or choose an uploaded photo as picture */
        put: operations["setOwnProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/own-seller.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Declare oneself a private seller or a trader; all of one's offers say so */
        put: operations["declareSeller"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own messages by key; `with` names the other person of a conversation */
        get: operations["listMessages"];
        put?: never;
        /** Write a message */
        post: operations["createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message of one's own */
        get: operations["getMessage"];
        /** Edit a message of one's own, within 15 minutes */
        put: operations["editMessage"];
        post?: never;
        /** Delete a message of one's own, within 15 minutes; both people see that it was deleted */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's notices of the last 90 days, newest first, a page of 30 */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unread-notices.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unread notices, of which more than 99 are answered as 100, and whether any is still to be pushed */
        get: operations["countNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices-read.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say which notices one has seen: all until one, one, those about an offer, or those of new followers */
        put: operations["readNotices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notice-settings.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How one is notified of each type, when one is not, and the key for pushes */
        get: operations["getNoticeSettings"];
        /** Choose how one is notified of types, and when one is not; what is absent does not change */
        put: operations["changeNoticeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-subscriptions.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Have pushes sent to this browser as long as the session lasts; a known address gets new keys */
        put: operations["subscribePush"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-subscriptions-end.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have no pushes sent to an address any more */
        post: operations["endPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest 50 offers of a price and 50 viewings between oneself and a person, newest first */
        get: operations["listDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-offers.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offer an amount for a car that is for sale; it stands for 48 hours */
        post: operations["makePriceOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-offers/{id}/action.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Accept, decline, counter, withdraw or call off an offer of a price */
        put: operations["actOnPriceOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/viewings.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's confirmed viewings to come, the next first, 50 at most */
        get: operations["listViewings"];
        put?: never;
        /** Propose up to three times and a place for a viewing of one's own or another's car */
        post: operations["proposeViewing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/viewings/{id}/action.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Confirm a time of a viewing, propose other times, or cancel it */
        put: operations["actOnViewing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/calendars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A viewing that is or was confirmed, as a file for calendars (RFC 5545), to its two people */
        get: operations["takeCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/viewings/{id}/code.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The six digits that one shows to the other at the meeting; they hold ten minutes */
        post: operations["showHandoverCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/viewings/{id}/meeting.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm by the code that the other shows that one has met; five tries for each code */
        post: operations["confirmMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/viewings/{id}/answers.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say five facts of the one whom one met, once, within 14 days */
        put: operations["answerAboutMeeting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/met-buyers.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people whom one met about one's own car */
        get: operations["listMetBuyers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/found-messages.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search one's own messages by their words, newest first, a page of 30; the last word may be a beginning */
        get: operations["searchMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/found-conversations.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search one's conversations by the name of the person and of the car, newest first, at most 30 of the next 1000; each word may be a beginning */
        get: operations["searchConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's conversations, newest first, a page of 30; those in the archive with `archived=yes`, or unread ones with `unread=yes` */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's conversation with a person */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/read.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say until which message one has read a conversation; it never goes back */
        put: operations["markRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/archived.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move a conversation to the archive or back; the next message brings it back too */
        put: operations["archiveConversation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/unread.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a conversation as unread until it is opened, or take that back */
        put: operations["markUnread"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{id}/typing.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tell the other person that one types; it is told when both show it, and never stored */
        put: operations["tellTyping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unread.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unread messages of the conversations outside the archive, one for each marked by hand; more than 99 are answered as 100 */
        get: operations["countUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Offers that fit filters and words, a page of 24, with their number and the counts of each option. A filter that is none is ignored and named by `unread`. `among` names offers, at most 100, of which the answer says which fit; `facets=false` leaves the counts out */
        get: operations["searchCars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the search box says to its words `q` beside the filters that are set */
        get: operations["suggestCars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People page by page; `q` is the beginning of a username in any letter case */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profiles/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The head of a profile page */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counts.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many offers there are */
        get: operations["getCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload one photo: the file itself is the body */
        post: operations["uploadPhoto"];
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
        /** Create account and user */
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
        /** Log in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A fresh identity token for the session cookie */
        post: operations["renewToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whose session the cookie names, for a browser that lost the token; it begins nothing */
        post: operations["askSession"];
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
        /** End the session: its tokens and streams are dead within a second */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change one's own password; the other sessions end */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change one's e-mail: once a letter to the new one was answered, or at once where none is sent */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a letter sent that confirms one's e-mail */
        post: operations["askEmailLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** With which second factors the login that this browser began can be ended */
        post: operations["getLoginFactors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the login that this browser began by a code of the app, a backup code or a passkey */
        post: operations["finishLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm by password or second factor that it is oneself, for what is dangerous; it counts for ten minutes */
        post: operations["confirmIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own second factors */
        get: operations["getFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/factors/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set up the authenticator app by its first code, in place of the one before */
        put: operations["confirmApp"];
        /** A new secret for an authenticator app; it counts once a code of it was given */
        post: operations["beginApp"];
        /** Remove the authenticator app; backup codes go with the last second factor */
        delete: operations["removeApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/factors/backup-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make new backup codes; those before count no longer */
        post: operations["makeBackupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/passkey-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the browser needs to ask for a passkey to log in with */
        post: operations["askLoginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in by a passkey that verified its person */
        post: operations["loginByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirmation/passkey-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the browser needs to ask for one of the passkeys of the person, to confirm that it is them */
        post: operations["askConfirmingPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey-creation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the browser needs to make a passkey */
        post: operations["askNewPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a passkey to the account */
        post: operations["createPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a passkey; backup codes go with the last second factor */
        delete: operations["deletePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-cars.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's saved cars, newest first */
        get: operations["listSavedCars"];
        put?: never;
        /** Take over what was saved in the browser before login; what does not fit any more is left out */
        post: operations["mergeSavedCars"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-cars/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a car, or change the note on it */
        put: operations["saveCar"];
        post?: never;
        /** Save a car no more */
        delete: operations["unsaveCar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-cars-seen.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Say that the prices and sales of the saved cars have been looked at */
        put: operations["lookAtSavedCars"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seen-cars.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The 50 offers that one opened last, newest first, as they are now */
        get: operations["listSeenCars"];
        /** Say which offers one has opened, and when; what does not exist is left out */
        put: operations["markSeenCars"];
        post?: never;
        /** Forget which offers one has opened */
        delete: operations["clearSeenCars"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-searches.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's saved searches, newest first */
        get: operations["listSavedSearches"];
        put?: never;
        /** Save a search */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-searches/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a saved search, choose its alerts, or say that it has been looked at */
        put: operations["changeSavedSearch"];
        post?: never;
        /** Delete a saved search */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exclusions.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one leaves out of lists */
        get: operations["listExclusions"];
        /** Leave a car, a seller or a word out of lists, or let it in again */
        put: operations["changeExclusion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feed.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** News of the people one follows, newest first, a page of 24 */
        get: operations["readFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom one blocks and mutes, newest first */
        get: operations["listBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocks/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Block or mute a person, or undo it; the person is not told */
        put: operations["changeBlock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own settings */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose who sees telephone number and e-mail */
        put: operations["setPrivacy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the language of one's letters */
        put: operations["setLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own sessions, the last used first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** End all of one's own sessions except this one */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of one's own sessions: its tokens and streams are dead within a second */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/recovery-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a recovery code; the one before counts no longer */
        post: operations["makeRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by the recovery code; all sessions end and the code is used up */
        post: operations["recover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a link for a new password sent by mail; the answer is the same for an unknown address */
        post: operations["askResetMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by the token of a mailed link; all sessions end */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the archive of one's own data stands */
        get: operations["getArchive"];
        put?: never;
        /** Have an archive of one's own data made */
        post: operations["askArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/archive/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The one link to the archive; the one before counts no longer */
        post: operations["linkArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/archive/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The archive by its link, once, to the person whose data it holds */
        get: operations["takeArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have one's account deleted in 14 days; the other sessions end */
        post: operations["askDeletion"];
        /** Keep one's account after all */
        delete: operations["cancelDeletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Suspend an account or limit it or its reports for 1, 7 or 30 days or for good, or end that: a moderator those of users, an operator those of moderators too */
        put: operations["moderateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hide an offer or show it again */
        put: operations["moderateOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Hide a comment or show it again */
        put: operations["moderateComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit log, newest first, page by page: `before` is the id where the last page ended; `actor` is a username, `from` and `until` are days (YYYY-MM-DD) */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The role of the caller in the console */
        get: operations["getConsole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/found.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People by id, username, e-mail, telephone or address of the profile; offers by id, name, VIN, photo or address */
        get: operations["findInConsole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/people/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What moderators see of a person, and what was done about them */
        get: operations["getPersonFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/offers/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What moderators see of an offer, hidden ones too, and what was done about it */
        get: operations["getOfferFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/answers.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answers that moderators use again, by title */
        get: operations["listAnswers"];
        put?: never;
        /** Save an answer to use again */
        post: operations["addAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/answers/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a saved answer */
        put: operations["changeAnswer"];
        post?: never;
        /** Delete a saved answer */
        delete: operations["deleteAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/sponsors.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All sponsors in their order, also those that are switched off */
        get: operations["listAllSponsors"];
        /** Set the order of all sponsors */
        put: operations["orderSponsors"];
        /** Add a sponsor at the end; `img` is the address of an uploaded photo */
        post: operations["addSponsor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/sponsors/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a sponsor, or switch it on or off */
        put: operations["changeSponsor"];
        post?: never;
        /** Delete a sponsor */
        delete: operations["deleteSponsor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/site.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Brands, years and words of the home page, as an operator set them or by default */
        get: operations["getSite"];
        /** Set brands beside the specification's, the last year and words of the home page; lists count from the next start */
        put: operations["setSite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/health.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Store, storage, jobs and last backup at a glance */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/counts.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** New people, offers, comments and messages by day, for 30, 90 or 365 days */
        get: operations["getCountsByDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/transparency.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What moderators did, by year, newest first */
        get: operations["getTransparency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own reports, newest first, 100 at most */
        get: operations["listReports"];
        put?: never;
        /** Report an offer, comment, message, profile or photo. Without a login it must be reported as illegal; a message can be reported by its recipient only */
        post: operations["report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a report stands: one's own, or with the key that a visitor got */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Contest what became of a report, once, within six months */
        post: operations["appealReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Decisions about oneself and one's things, newest first, 100 at most */
        get: operations["listDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/decisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A decision about oneself with its reasons; whoever is suspended has a key from the login */
        get: operations["getDecision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/decisions/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Contest a decision about oneself, once, within six months */
        post: operations["appealDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cases of a state (open, appealed, decided; open by default), by severity and age; `mine=true` are those one claimed */
        get: operations["listCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A case with its context */
        get: operations["getCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/cases/{id}/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The messages around a reported one; the audit log notes who looked */
        post: operations["readCaseConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/cases/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Claim a case or release it */
        put: operations["claimCase"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/cases/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Decide a case; the reporters and the person concerned are told */
        put: operations["decideCase"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/appeals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Decide an appeal: upheld undoes the decision, or opens the case again when a reporter appealed */
        put: operations["decideAppeal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/warnings.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the radar warns of at an offer, and what its seller says to it; null for an offer that one does not see */
        get: operations["readCarWarnings"];
        /** Answer the warnings of one's own offer; an empty answer takes it back */
        put: operations["answerWarnings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/held-messages/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own messages to a person that wait for a moderator or were refused, oldest first */
        get: operations["listHeldMessages"];
        put?: never;
        post?: never;
        /** Take back a message of one's own that waits or was refused; another's stays */
        delete: operations["withdrawHeldMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/held-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages that wait for a moderator, the oldest first, page by page: `after` is the id where the last page ended */
        get: operations["listWaitingMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/held-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Send a waiting message or refuse it; the first decision stands */
        put: operations["decideHeldMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/warned-talks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose messages to whom were warned of, newest first, without their words; `before` is where the last page ended */
        get: operations["listWarnedTalks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/warned-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Offers of whose words their readers are warned, the last written or changed first; `before` is where the last page ended */
        get: operations["listWarnedOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/warned-comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Comments that their readers are warned of, newest first; `before` is where the last page ended */
        get: operations["listWarnedComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/offers/{id}/radar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An offer's points and what they are for */
        get: operations["readOfferRadar"];
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
         * @description One of them.
         * @enum {string}
         */
        AccountEvent: "backupCodeUsed" | "emailChanged" | "factorAdded" | "factorRemoved" | "newDevice" | "passwordChanged";
        /** @description A person's own account in the settings. Times are epoch ms. */
        AccountSettings: {
            /** @description The account's address, used to log in. */
            email: string;
            /** @description When a letter to it was answered; `null` while none was. */
            emailConfirmedAt: null | number;
            /** @description When letters to it were stopped, because the mail server refused it three times; `null` while it takes them. */
            emailRefusedAt: null | number;
            /** @description When the account will be deleted; `null` if it will not. */
            deletionAt: null | number;
            /** @description When the valid recovery code was made; `null` without one. */
            recoveryCodeAt: null | number;
            /** @description How many people asked for the telephone number while it was shown on tap. */
            telephoneReaders: number;
            /** @description Of letters; `null` until the person chooses one. */
            language: ("bg" | "en") | null;
            role: components["schemas"]["Role"];
            /** @enum {string} */
            telephoneShown: "followedBack" | "hidden" | "onTap" | "shown";
            /** @enum {string} */
            emailShown: "hidden" | "shown";
            /** @enum {string} */
            messagesFrom?: "everybody" | "followed" | "nobody";
            /** @enum {string} */
            typingShown?: "hidden" | "shown";
            /** @enum {string} */
            readShown?: "hidden" | "shown";
            /** @enum {string} */
            directoryShown?: "hidden" | "shown";
            /** @enum {string} */
            dealAmounts?: "between" | "told";
        };
        /**
         * @description An alert choice.
         * @enum {string}
         */
        AlertChoice: "daily" | "live" | "off";
        /** @description A new secret for an authenticator app: in base 32 to type, and in the address that a QR code holds. */
        AppSecret: {
            secret: string;
            /** @description `otpauth://totp/...` */
            address: string;
        };
        /** @description An appeal as who made it sees it. */
        Appeal: {
            text: string;
            state: components["schemas"]["AppealState"];
            /** @description Epoch ms. */
            at: number;
            /** @description The moderator's words when it is decided. */
            answer?: string;
            decidedAt?: number;
        };
        /**
         * @description One of them.
         * @enum {string}
         */
        AppealState: "open" | "rejected" | "upheld";
        /** @description The archive of a person's own data. Times are epoch ms. */
        Archive: {
            state: components["schemas"]["ArchiveState"];
            askedAt: number;
            /** @description When it was ready; it can be downloaded for a day. */
            readyAt: null | number;
            bytes: null | number;
        };
        /**
         * @description An archive is asked for, being made, ready for one download, downloaded, or failed.
         * @enum {string}
         */
        ArchiveState: "failed" | "making" | "pending" | "ready" | "used";
        /**
         * @description An audited action; for `role`, the reason is the new role. `late` is one that another moderator was faster than.
         * @enum {string}
         */
        AuditAction: "add" | "appeal" | "change" | "claim" | "decide" | "delete" | "endSessions" | "hide" | "late" | "limit" | "limitReports" | "look" | "refuse" | "release" | "removeFactors" | "restore" | "role" | "show" | "suspend" | "unlimit" | "unlimitReports";
        /** @description A row of the audit log: who did what to which thing, when and why. */
        AuditEntry: {
            id: string;
            /** @description Epoch ms. */
            at: number;
            /** @description A username, or the command line. */
            actor: string;
            /** @description `null` for the command line. */
            actorId: null | string;
            action: components["schemas"]["AuditAction"];
            kind: components["schemas"]["AuditKind"];
            targetId: string;
            reason: string;
        };
        /**
         * @description One of them.
         * @enum {string}
         */
        AuditKind: "account" | "answer" | "case" | "comment" | "message" | "offer" | "site" | "sponsor";
        /** @description A page of the audit log, newest first; `next` is the cursor of the next page, `null` at the end. */
        AuditPage: {
            entries: components["schemas"]["AuditEntry"][];
            next: null | string;
        };
        /**
         * @description One of them.
         * @enum {string}
         */
        BlockKind: "block" | "mute";
        /** @description Somebody whom a person blocks or mutes. Without a name when the account is suspended or blocks them, which neither tells. */
        BlockedPerson: {
            id: string;
            kind: components["schemas"]["BlockKind"];
            /** @description Epoch ms. */
            since: number;
            username?: string;
            gender?: components["schemas"]["Gender"];
        };
        /**
         * @description A brand: the specification's, and those of `LISTS=bulgaria`.
         * @enum {string}
         */
        Brand: "Abarth" | "Acura" | "Alfa Romeo" | "Aston Martin" | "Audi" | "BMW" | "BYD" | "Bentley" | "Buick" | "Cadillac" | "Chery" | "Chevrolet" | "Chrysler" | "Citroen" | "Cupra" | "DS" | "Dacia" | "Daewoo" | "Daihatsu" | "Dodge" | "Dongfeng" | "Ferrari" | "Fiat" | "Ford" | "GMC" | "Great Wall" | "Haval" | "Honda" | "Hummer" | "Hyundai" | "Infiniti" | "Isuzu" | "Jaguar" | "Jeep" | "Kia" | "Lada" | "Lamborghini" | "Lancia" | "Land Rover" | "Leapmotor" | "Lexus" | "Lincoln" | "Lotus" | "MG" | "Maserati" | "Mazda" | "McLaren" | "Mercedes-Benz" | "Mini" | "Mitsubishi" | "Moskvich" | "Nissan" | "Opel" | "Peugeot" | "Polestar" | "Pontiac" | "Porsche" | "Renault" | "Rolls-Royce" | "Rover" | "Saab" | "Seat" | "Skoda" | "Smart" | "SsangYong" | "Subaru" | "Suzuki" | "Tesla" | "Toyota" | "Trabant" | "UAZ" | "Volga" | "Volkswagen" | "Volvo" | "Voyah" | "Wartburg" | "Zastava";
        /**
         * @description A car node of the wire (specification 3) with the known facts of the vehicle. `img` is the cover; `images` is present
         *     when a car has several pictures.
         */
        Car: {
            brand: components["schemas"]["Brand"];
            model: string;
            engine: components["schemas"]["Engine"];
            transmission: components["schemas"]["Transmission"];
            year: number;
            description: string;
            location: string;
            price: number;
            img?: string;
            images?: string[];
            /** @description Base64 thumbhashes of uploaded photos, by address. */
            previews?: {
                [key: string]: string;
            };
            /** @description The seller's captions of the pictures, by address. */
            shots?: {
                [key: string]: "damage" | "dashboard" | "engine" | "front" | "odometer" | "rear" | "seats" | "tyres" | "wheel";
            };
            owner_id: string;
            /**
             * @description A moderator hid it; present for its owner only.
             * @constant
             */
            isHidden?: true;
            /** @description Why it was hidden or its owner suspended; present for its owner and moderators only. */
            hiddenReason?: string;
            /** @description The case in which it was hidden, whose decision its owner can contest; absent where none led to it. */
            hiddenCase?: string;
            /** @description Epoch ms at which its owner last changed it while it was hidden, until a moderator has looked. */
            hiddenChangeAt?: number;
            priceCurrency?: components["schemas"]["Currency"];
            /** @enum {string} */
            state?: "expired" | "paused" | "reserved" | "sold";
            /** @description Epoch ms of the latest change of state, and of the first listing. */
            stateAt?: number;
            listedAt?: number;
            /** @description Epoch ms when it expires without an answer to "Still for sale?"; present for its owner only. */
            expiresAt?: number;
            /** @description BGN below the lowest price of the 30 days before the drop, and when it fell in epoch ms; absent after 30 days. */
            priceDrop?: {
                amount: number;
                at: number;
            };
            /** @description Estimated value from comparable offers in BGN; absent with fewer than five of them. */
            estimate?: {
                price: number;
                low: number;
                high: number;
                comparables: number;
            };
            /** @description Number of comparable offers when there are too few for an estimate. */
            fewComparables?: number;
            /** @description Number of people who saved it. */
            saves?: number;
            /** @description Other listed offers with the same VIN; present for a single car, not in lists. */
            sameVin?: string[];
            /** @description Other sellers' offers with the same photos; present for a single car, not in lists. */
            samePhotos?: components["schemas"]["SamePhotos"][];
            /**
             * @description The owner switched the public page off.
             * @constant
             */
            isUnshared?: true;
            /** @enum {string} */
            emission?: "Euro 1" | "Euro 2" | "Euro 3" | "Euro 4" | "Euro 5" | "Euro 6";
            /** @enum {string} */
            body?: "Cabrio" | "Coupe" | "Estate" | "Hatchback" | "MPV" | "Pickup" | "SUV" | "Sedan" | "Van";
            /** @enum {string} */
            colour?: "Beige" | "Black" | "Blue" | "Brown" | "Gold" | "Green" | "Grey" | "Orange" | "Purple" | "Red" | "Silver" | "White" | "Yellow";
            /** @enum {string} */
            doors?: "2/3" | "4/5";
            /** @enum {string} */
            drive?: "4x4" | "Front" | "Rear";
            /** @enum {string} */
            steering?: "Left" | "Right";
            /** @enum {string} */
            condition?: "Damaged" | "For parts" | "New" | "Used";
            /** @enum {string} */
            serviceBook?: "No" | "Yes";
            /** @enum {string} */
            accident?: "None" | "Not repaired" | "Repaired";
            /** @enum {string} */
            vat?: "Deductible" | "Not deductible";
            /** @enum {string} */
            registered?: "No" | "Yes";
            /** @enum {string} */
            newImport?: "No" | "Yes";
            /** @enum {string} */
            seller?: "Private" | "Trader";
            /** @enum {string} */
            priceKind?: "Fixed" | "Negotiable";
            keys?: number;
            mileage?: number;
            power?: number;
            displacement?: number;
            battery?: number;
            electricRange?: number;
            owners?: number;
            firstRegistration?: string;
            inspectionUntil?: string;
            insuranceUntil?: string;
            /** @description The vehicle identification number; its last six characters are masked for others unless the owner shows it. */
            vin?: string;
            showsVin?: boolean;
            /** @description One of the 28 regions, and a town of `places`; derived from the location when not given. */
            region?: string;
            town?: string;
            extras?: ("ABS" | "Adaptive cruise" | "Air conditioning" | "Airbags" | "Alarm" | "Alloy wheels" | "Ambulance" | "Auxiliary heater" | "Blind spot monitor" | "Bluetooth" | "Central locking" | "Climate control" | "Cruise control" | "Driving school" | "ESP" | "Electric mirrors" | "Electric seats" | "Electric windows" | "Fog lights" | "Full insurance" | "Gas system" | "Head-up display" | "Heated seats" | "Immobiliser" | "Isofix" | "Keyless entry" | "LED headlights" | "Lane assist" | "Leather seats" | "Navigation" | "Panoramic roof" | "Parking sensors" | "Rear camera" | "Roof rails" | "Seven seats" | "Spare key" | "Start-stop" | "Taxi" | "Tow bar" | "Tuning" | "Wheelchair access" | "Winter tyres" | "Xenon headlights")[];
        };
        /** @description The estimated value of an offer; amounts in BGN. */
        CarEstimate: {
            price: number;
            /** @description Four of five such cars are priced between `low` and `high`. */
            low: number;
            high: number;
            comparables: components["schemas"]["Comparable"][];
            basis: {
                /**
                 * @description Where the comparable offers come from: the same model, the same brand, or all cars.
                 * @enum {string}
                 */
                level: "all" | "brand" | "model";
                /** @description Facts that were used, and facts that were not because the offer does not state them. */
                used: ("body" | "brand" | "condition" | "displacement" | "engine" | "mileage" | "model" | "power" | "transmission" | "year")[];
                unknown: ("body" | "brand" | "condition" | "displacement" | "engine" | "mileage" | "model" | "power" | "transmission" | "year")[];
            };
            /** @description Epoch ms of the computation; at most one a day. */
            computedAt: number;
        };
        /** @description An entry of an offer's history: BGN or kilometres by its kind, the new state, or the reason for a lower mileage. */
        CarHistoryEntry: {
            kind: components["schemas"]["CarHistoryKind"];
            /** @description Epoch ms. */
            at: number;
            value?: number;
            note?: string;
        };
        /**
         * @description Kinds of entries in an offer's history.
         * @enum {string}
         */
        CarHistoryKind: "added" | "mileage" | "price" | "state";
        /**
         * @description A state of an offer.
         * @enum {string}
         */
        CarState: "expired" | "forSale" | "paused" | "reserved" | "sold";
        /** @description The signs of a fraud at an offer; none below `warnedFrom`. */
        CarWarnings: {
            warnings: ("absent" | "bareLink" | "card" | "courier" | "deposit" | "elsewhere" | "escrow" | "fee" | "hurry" | "iban" | "link" | "messenger" | "newAccount" | "papers" | "payLink" | "photos" | "price" | "repeatedComment" | "repeatedText" | "staffName" | "transfer" | "unseen" | "vin")[];
            answer?: components["schemas"]["WarningAnswer"];
        };
        /** @description A car with its key as `id`. */
        CarWithId: {
            id: string;
            brand: components["schemas"]["Brand"];
            model: string;
            engine: components["schemas"]["Engine"];
            transmission: components["schemas"]["Transmission"];
            year: number;
            description: string;
            location: string;
            price: number;
            img?: string;
            images?: string[];
            /** @description Base64 thumbhashes of uploaded photos, by address. */
            previews?: {
                [key: string]: string;
            };
            /** @description The seller's captions of the pictures, by address. */
            shots?: {
                [key: string]: "damage" | "dashboard" | "engine" | "front" | "odometer" | "rear" | "seats" | "tyres" | "wheel";
            };
            owner_id: string;
            /**
             * @description A moderator hid it; present for its owner only.
             * @constant
             */
            isHidden?: true;
            /** @description Why it was hidden or its owner suspended; present for its owner and moderators only. */
            hiddenReason?: string;
            /** @description The case in which it was hidden, whose decision its owner can contest; absent where none led to it. */
            hiddenCase?: string;
            /** @description Epoch ms at which its owner last changed it while it was hidden, until a moderator has looked. */
            hiddenChangeAt?: number;
            priceCurrency?: components["schemas"]["Currency"];
            /** @enum {string} */
            state?: "expired" | "paused" | "reserved" | "sold";
            /** @description Epoch ms of the latest change of state, and of the first listing. */
            stateAt?: number;
            listedAt?: number;
            /** @description Epoch ms when it expires without an answer to "Still for sale?"; present for its owner only. */
            expiresAt?: number;
            /** @description BGN below the lowest price of the 30 days before the drop, and when it fell in epoch ms; absent after 30 days. */
            priceDrop?: {
                amount: number;
                at: number;
            };
            /** @description Estimated value from comparable offers in BGN; absent with fewer than five of them. */
            estimate?: {
                price: number;
                low: number;
                high: number;
                comparables: number;
            };
            /** @description Number of comparable offers when there are too few for an estimate. */
            fewComparables?: number;
            /** @description Number of people who saved it. */
            saves?: number;
            /** @description Other listed offers with the same VIN; present for a single car, not in lists. */
            sameVin?: string[];
            /** @description Other sellers' offers with the same photos; present for a single car, not in lists. */
            samePhotos?: components["schemas"]["SamePhotos"][];
            /**
             * @description The owner switched the public page off.
             * @constant
             */
            isUnshared?: true;
            /** @enum {string} */
            emission?: "Euro 1" | "Euro 2" | "Euro 3" | "Euro 4" | "Euro 5" | "Euro 6";
            /** @enum {string} */
            body?: "Cabrio" | "Coupe" | "Estate" | "Hatchback" | "MPV" | "Pickup" | "SUV" | "Sedan" | "Van";
            /** @enum {string} */
            colour?: "Beige" | "Black" | "Blue" | "Brown" | "Gold" | "Green" | "Grey" | "Orange" | "Purple" | "Red" | "Silver" | "White" | "Yellow";
            /** @enum {string} */
            doors?: "2/3" | "4/5";
            /** @enum {string} */
            drive?: "4x4" | "Front" | "Rear";
            /** @enum {string} */
            steering?: "Left" | "Right";
            /** @enum {string} */
            condition?: "Damaged" | "For parts" | "New" | "Used";
            /** @enum {string} */
            serviceBook?: "No" | "Yes";
            /** @enum {string} */
            accident?: "None" | "Not repaired" | "Repaired";
            /** @enum {string} */
            vat?: "Deductible" | "Not deductible";
            /** @enum {string} */
            registered?: "No" | "Yes";
            /** @enum {string} */
            newImport?: "No" | "Yes";
            /** @enum {string} */
            seller?: "Private" | "Trader";
            /** @enum {string} */
            priceKind?: "Fixed" | "Negotiable";
            keys?: number;
            mileage?: number;
            power?: number;
            displacement?: number;
            battery?: number;
            electricRange?: number;
            owners?: number;
            firstRegistration?: string;
            inspectionUntil?: string;
            insuranceUntil?: string;
            /** @description The vehicle identification number; its last six characters are masked for others unless the owner shows it. */
            vin?: string;
            showsVin?: boolean;
            /** @description One of the 28 regions, and a town of `places`; derived from the location when not given. */
            region?: string;
            town?: string;
            extras?: ("ABS" | "Adaptive cruise" | "Air conditioning" | "Airbags" | "Alarm" | "Alloy wheels" | "Ambulance" | "Auxiliary heater" | "Blind spot monitor" | "Bluetooth" | "Central locking" | "Climate control" | "Cruise control" | "Driving school" | "ESP" | "Electric mirrors" | "Electric seats" | "Electric windows" | "Fog lights" | "Full insurance" | "Gas system" | "Head-up display" | "Heated seats" | "Immobiliser" | "Isofix" | "Keyless entry" | "LED headlights" | "Lane assist" | "Leather seats" | "Navigation" | "Panoramic roof" | "Parking sensors" | "Rear camera" | "Roof rails" | "Seven seats" | "Spare key" | "Start-stop" | "Taxi" | "Tow bar" | "Tuning" | "Wheelchair access" | "Winter tyres" | "Xenon headlights")[];
        };
        /** @description Cars by id. */
        Cars: {
            [key: string]: components["schemas"]["Car"];
        };
        /** @description A case with its context. A conversation has a call of its own. */
        Case: {
            targetId: string;
            content: components["schemas"]["CaseContent"];
            /**
             * @description Whether the thing is there, hidden, or deleted by its owner.
             * @enum {string}
             */
            now: "gone" | "hidden" | "shown";
            changed?: components["schemas"]["CaseContent"];
            about?: components["schemas"]["PersonInCase"];
            /** @description Other cases about the same person that wait, the worst first, 20 at most. */
            others: components["schemas"]["OtherCase"][];
            allReports: components["schemas"]["CaseReport"][];
            appeals: components["schemas"]["CaseAppeal"][];
            /** @description What was done about this case and thing, newest first. */
            history: components["schemas"]["AuditEntry"][];
            radar: components["schemas"]["OfferRadar"];
            decisions: ("dismiss" | "hide" | "limit" | "limitReports" | "remove" | "restore" | "suspend")[];
            id: string;
            kind: components["schemas"]["ReportKind"];
            /** @description Brand, model and year, the person's name, or the first words, when it was first reported. */
            name: string;
            /** @description Whom it concerns; absent when the account is deleted. */
            person?: {
                id: string;
                username: string;
            };
            state: components["schemas"]["CaseState"];
            severity: components["schemas"]["Severity"];
            reasons: components["schemas"]["Partial"];
            reports: number;
            /** @description Reports that say it is illegal. */
            illegal: number;
            /** @description Epoch ms of the first report, and of the last report or appeal. */
            openedAt: number;
            lastAt: number;
            claim?: {
                id: string;
                username: string;
                at: number;
                isMine: boolean;
            };
            outcome?: components["schemas"]["Outcome"];
            /** @description Epoch ms at which the owner last changed the thing while it was hidden. */
            changedAt?: number;
            /**
             * @description Why the caller may not work on it: it is about them, or they reported it.
             * @enum {string}
             */
            own?: "concerned" | "reporter";
            /** @description Whether the caller may decide its appeal: whoever decided may not when there is another moderator. */
            mayDecideAppeal: boolean;
            /** @description Grows with every change; actions name the one that was seen. */
            version: number;
        };
        /** @description An appeal as moderators see it. */
        CaseAppeal: {
            id: string;
            /** @enum {string} */
            side: "concerned" | "reporter";
            /** @description The number of the reporter's report. */
            number?: string;
            text: string;
            at: number;
            state: components["schemas"]["AppealState"];
            answer?: string;
            decidedAt?: number;
        };
        /** @description What was reported, as it was then. */
        CaseContent: {
            /** @description The words of a comment, a message or an offer's description. */
            text?: string;
            /** @description Addresses of photos. */
            photos?: string[];
            /** @description Addresses elsewhere to which an offer's photos are links; what stands there can be another picture tomorrow. */
            links?: string[];
            /** @description The offer, also that of a comment or photo. */
            carId?: string;
            price?: number;
            trader?: components["schemas"]["Trader"];
        };
        /** @description Messages around a reported one, oldest first. */
        CaseConversation: {
            /** @description `sender` is the username, empty for a deleted account. */
            messages: {
                id: string;
                senderId: string;
                sender: string;
                content: string;
                at: number;
                isReported: boolean;
            }[];
        };
        /**
         * @description One of them.
         * @enum {string}
         */
        CaseDecision: "dismiss" | "hide" | "limit" | "limitReports" | "remove" | "restore" | "suspend";
        /** @description A page of the queue, by severity and age; decided ones newest first. `next` is the cursor, null at the end. */
        CasePage: {
            cases: components["schemas"]["CaseRow"][];
            next: null | string;
            counts: {
                open: number;
                appealed: number;
                mine: number;
                /** @description Messages of new accounts that wait for a moderator. */
                waitingMessages: number;
                /** @description Epoch ms of the oldest open one. */
                oldestAt: null | number;
                /** @description Of the decisions of the last 30 days. */
                medianMs: null | number;
            };
        };
        /** @description A report as moderators see it. */
        CaseReport: {
            id: string;
            number: string;
            reason: components["schemas"]["ReportReason"];
            text: string;
            at: number;
            by?: components["schemas"]["Reporter"];
            illegal?: {
                why: string;
                name?: string;
                email?: string;
                isChildAbuse: boolean;
            };
        };
        /** @description A case in the queue. */
        CaseRow: {
            id: string;
            kind: components["schemas"]["ReportKind"];
            /** @description Brand, model and year, the person's name, or the first words, when it was first reported. */
            name: string;
            /** @description Whom it concerns; absent when the account is deleted. */
            person?: {
                id: string;
                username: string;
            };
            state: components["schemas"]["CaseState"];
            severity: components["schemas"]["Severity"];
            reasons: components["schemas"]["Partial"];
            reports: number;
            /** @description Reports that say it is illegal. */
            illegal: number;
            /** @description Epoch ms of the first report, and of the last report or appeal. */
            openedAt: number;
            lastAt: number;
            claim?: {
                id: string;
                username: string;
                at: number;
                isMine: boolean;
            };
            outcome?: components["schemas"]["Outcome"];
            /** @description Epoch ms at which the owner last changed the thing while it was hidden. */
            changedAt?: number;
            /**
             * @description Why the caller may not work on it: it is about them, or they reported it.
             * @enum {string}
             */
            own?: "concerned" | "reporter";
            /** @description Whether the caller may decide its appeal: whoever decided may not when there is another moderator. */
            mayDecideAppeal: boolean;
            /** @description Grows with every change; actions name the one that was seen. */
            version: number;
        };
        /**
         * @description One of them.
         * @enum {string}
         */
        CaseState: "appealed" | "decided" | "open";
        /**
         * @description A comment node of the wire (specification 3): `comments` is the text, `user` the sender's username. `timestamp` is
         *     when it was written, in epoch ms. `replyTo` is the comment that it answers, which itself answers none and may be gone. `question` stands at a
         *     question: whether the seller has answered it. A deleted comment that has replies has no text.
         */
        Comment: {
            comments: string;
            senderId: string;
            user: string;
            gender: components["schemas"]["Gender"];
            timestamp: number;
            replyTo?: string;
            question?: components["schemas"]["QuestionState"];
            /** @description Epoch ms. */
            editedAt?: number;
            /** @constant */
            isDeleted?: true;
            /** @constant */
            isPinned?: true;
            /** @description Signs of a fraud in its text, from so many on that people are warned. */
            warnings?: ("absent" | "bareLink" | "card" | "courier" | "deposit" | "elsewhere" | "escrow" | "fee" | "hurry" | "iban" | "link" | "messenger" | "newAccount" | "papers" | "payLink" | "photos" | "price" | "repeatedComment" | "repeatedText" | "staffName" | "transfer" | "unseen" | "vin")[];
        };
        /** @description A comment with its key as `id`. */
        CommentWithId: {
            id: string;
            comments: string;
            senderId: string;
            user: string;
            gender: components["schemas"]["Gender"];
            timestamp: number;
            replyTo?: string;
            question?: components["schemas"]["QuestionState"];
            /** @description Epoch ms. */
            editedAt?: number;
            /** @constant */
            isDeleted?: true;
            /** @constant */
            isPinned?: true;
            /** @description Signs of a fraud in its text, from so many on that people are warned. */
            warnings?: ("absent" | "bareLink" | "card" | "courier" | "deposit" | "elsewhere" | "escrow" | "fee" | "hurry" | "iban" | "link" | "messenger" | "newAccount" | "papers" | "payLink" | "photos" | "price" | "repeatedComment" | "repeatedText" | "staffName" | "transfer" | "unseen" | "vin")[];
        };
        /** @description Comments by key. */
        Comments: {
            [key: string]: components["schemas"]["Comment"];
        };
        /** @description An offer that the estimate was compared with. */
        Comparable: {
            year: number;
            price: number;
            brand: components["schemas"]["Brand"];
            model: string;
            id: string;
            mileage?: number;
            img?: string;
        };
        /** @description What somebody with a role may see of the console. */
        ConsoleAccess: {
            /** @enum {string} */
            role: "moderator" | "operator";
        };
        /** @description A person's conversation with another one, whose id it bears. */
        Conversation: {
            id: string;
            person?: {
                username: string;
                gender: components["schemas"]["Gender"];
                id: string;
                picture?: string;
            };
            last: components["schemas"]["LastMessage"];
            car?: components["schemas"]["ConversationCar"];
            /** @description Until which message the other person has read, of a single conversation and when both show it. */
            seenUntil?: string;
            /** @description Messages of the other person after `readUntil`. */
            unread: number;
            /** @description The id of the last message that the person has read; empty before the first. */
            readUntil: string;
            isArchived: boolean;
            /**
             * @description The person marked it as unread by hand, and has not opened it since.
             * @constant
             */
            isMarkedUnread?: true;
        };
        /** @description The offer that a conversation was last about. Without a price it is gone, or the person may not see it. */
        ConversationCar: {
            id: string;
            /** @description Brand, model and year. */
            name: string;
            /** @description BGN. */
            price?: number;
            /** @enum {string} */
            state?: "expired" | "paused" | "reserved" | "sold";
            /** @description The address of its cover. */
            img?: string;
        };
        /** @description A page of conversations, newest first; `next` is the cursor of the next page, null at the end. */
        ConversationPage: {
            conversations: components["schemas"]["Conversation"][];
            next: null | string;
        };
        /** @description Counts by day, oldest first; today is not over yet. */
        Counts: {
            /** @description Days of Bulgaria as YYYY-MM-DD. */
            days: string[];
            counts: {
                sold: number[];
                active: number[];
                comments: number[];
                people: number[];
                offers: number[];
                messages: number[];
            };
        };
        /**
         * @description A currency in which a price can be typed.
         * @enum {string}
         */
        Currency: "BGN" | "EUR";
        /** @description Deals of two people, newest first. */
        Deals: {
            priceOffers: components["schemas"]["PriceOffer"][];
            viewings: components["schemas"]["Viewing"][];
        };
        /**
         * @description Decisions of moderators.
         * @enum {string}
         */
        Decision: "appealDecided" | "commentHidden" | "commentShown" | "limited" | "messageRefused" | "messageReleased" | "messageRemoved" | "messageShown" | "offerHidden" | "offerShown" | "profileCleared" | "profileShown" | "reportDecided" | "reportsLimited" | "reportsUnlimited" | "unlimited";
        /** @description What is said of all comments of a car together. */
        Discussion: {
            questions: number;
            /** @description Questions that the seller has not answered. */
            openQuestions: number;
            hidden: {
                insult?: number;
                offTopic?: number;
                advertising?: number;
                personalData?: number;
                untrue?: number;
            };
            /** @description Those of them that the caller may read: the seller all, others their own; the newest 50. */
            hiddenComments: components["schemas"]["HiddenComment"][];
            /** @description The pinned comment and its replies; empty without one. */
            pinned: components["schemas"]["CommentWithId"][];
        };
        /** @description How many of a person's offers have ended by themselves and can be renewed. */
        EndedCount: {
            count: number;
        };
        /**
         * @description An engine.
         * @enum {string}
         */
        Engine: "Diesel" | "Electric" | "Gas" | "Hybrid" | "Petrol";
        /** @description The estimated value of a car that is not published; amounts in BGN, `comparables` the number of comparable offers. */
        EstimatedRange: {
            price: number;
            /** @description Four of five such cars are priced between `low` and `high`. */
            low: number;
            high: number;
            comparables: number;
        };
        /** @description An exclusion; `name` is its label for people. */
        Exclusion: {
            kind: components["schemas"]["ExclusionKind"];
            value: string;
            name: string;
        };
        /**
         * @description A kind of exclusion.
         * @enum {string}
         */
        ExclusionKind: "car" | "seller" | "word";
        /** @description An option of a group and the number of offers it would leave, ignoring the group's own choice. */
        FacetOption: {
            value: string;
            count: number;
        };
        /** @description Counts of every group. */
        Facets: {
            region: components["schemas"]["FacetOption"][];
            emission: components["schemas"]["FacetOption"][];
            body: components["schemas"]["FacetOption"][];
            colour: components["schemas"]["FacetOption"][];
            doors: components["schemas"]["FacetOption"][];
            drive: components["schemas"]["FacetOption"][];
            steering: components["schemas"]["FacetOption"][];
            condition: components["schemas"]["FacetOption"][];
            serviceBook: components["schemas"]["FacetOption"][];
            accident: components["schemas"]["FacetOption"][];
            vat: components["schemas"]["FacetOption"][];
            registered: components["schemas"]["FacetOption"][];
            newImport: components["schemas"]["FacetOption"][];
            seller: components["schemas"]["FacetOption"][];
            priceKind: components["schemas"]["FacetOption"][];
            engine: components["schemas"]["FacetOption"][];
            town: components["schemas"]["FacetOption"][];
            brand: components["schemas"]["FacetOption"][];
            model: components["schemas"]["FacetOption"][];
            transmission: components["schemas"]["FacetOption"][];
            extra: components["schemas"]["FacetOption"][];
            year: components["schemas"]["RangeFacet"];
            keys: components["schemas"]["RangeFacet"];
            mileage: components["schemas"]["RangeFacet"];
            power: components["schemas"]["RangeFacet"];
            owners: components["schemas"]["RangeFacet"];
            price: components["schemas"]["RangeFacet"];
            inspection: components["schemas"]["RangeFacet"];
            hasPhotos: number;
            /** @description Number of offers within each radius around the town of the filter `near`, ignoring its own radius. */
            near: components["schemas"]["FacetOption"][];
            unknown: {
                region: number;
                emission: number;
                body: number;
                colour: number;
                doors: number;
                drive: number;
                steering: number;
                condition: number;
                serviceBook: number;
                accident: number;
                vat: number;
                registered: number;
                newImport: number;
                seller: number;
                priceKind: number;
                town: number;
            };
        };
        FactCounts: {
            asDescribed?: [
                number,
                number
            ];
            onTime?: [
                number,
                number
            ];
            papersReady?: [
                number,
                number
            ];
            keptWord?: [
                number,
                number
            ];
            dealAgain?: [
                number,
                number
            ];
        };
        /** @description An event of a followed person: a new offer, a lower price, a sale. */
        FeedEntry: {
            id: string;
            /** @enum {string} */
            kind: "added" | "drop" | "sold";
            /** @description Epoch ms. */
            at: number;
            owner: {
                username: string;
                gender: components["schemas"]["Gender"];
                id: string;
                picture?: string;
            };
            car: components["schemas"]["CarWithId"];
            /** @description BGN before and after a price drop. */
            before?: number;
            price?: number;
        };
        /** @description A page of events, newest first; `next` is the cursor of the next page, null at the end. */
        FeedPage: {
            entries: components["schemas"]["FeedEntry"][];
            next: null | string;
        };
        /** @description A comment in a person's file. */
        FileComment: {
            id: string;
            carId: string;
            text: string;
            createdAt: number;
            isHidden: boolean;
        };
        /** @description A row of a list of followers or followed people; `isFollowed` says whether the reader follows them. */
        FollowedPerson: {
            isFollowed: boolean;
            id: string;
            username: string;
            email: null | string;
            gender: components["schemas"]["Gender"];
            picture?: string;
        };
        /** @description People and offers, found by what a moderator knows of them. */
        Found: {
            people: components["schemas"]["FoundPerson"][];
            offers: components["schemas"]["FoundOffer"][];
        };
        /** @description A message that a search found, in the conversation with the other person. `line` is its text around the words. */
        FoundMessage: {
            id: string;
            otherId: string;
            person?: {
                username: string;
                gender: components["schemas"]["Gender"];
                id: string;
                picture?: string;
            };
            senderId: string;
            line: string;
            /** @description Epoch ms. */
            at: number;
        };
        /** @description A page of found messages, newest first; `next` is the cursor of the next page, null at the end. */
        FoundMessages: {
            messages: components["schemas"]["FoundMessage"][];
            next: null | string;
        };
        /** @description An offer in the console; times are epoch ms. */
        FoundOffer: {
            id: string;
            /** @description Brand, model and year. */
            name: string;
            owner: {
                id: string;
                username: string;
            };
            createdAt: number;
            state: components["schemas"]["CarState"];
            isHidden: boolean;
            /** @description BGN. */
            price: number;
        };
        /** @description A person in the console; times are epoch ms. */
        FoundPerson: {
            id: string;
            username: string;
            email: string;
            telephone: string;
            createdAt: number;
            role: components["schemas"]["Role"];
            isSuspended: boolean;
        };
        /**
         * @description A gender.
         * @enum {string}
         */
        Gender: "Female" | "Male" | "Other";
        /**
         * @description One of them.
         * @enum {string}
         */
        Ground: "duplicate" | "fraud" | "insult" | "law" | "mistake" | "noBreach" | "otherRule" | "privateData" | "sold" | "spam" | "stolenPhotos" | "unfoundedReports" | "wrongData";
        /** @description A meeting that both people confirmed. */
        Handover: {
            /** @description Epoch ms. */
            metAt: number;
            /** @description When the seller said that this buyer bought the car; absent before. */
            soldAt?: number;
            /** @description Who has answered about the other. */
            answered: ("buyer" | "seller")[];
            /** @description What each says of the other; absent until both have answered or 14 days have passed. */
            says?: {
                seller?: components["schemas"]["MetAnswers"];
                buyer?: components["schemas"]["MetAnswers"];
            };
        };
        /** @description The code of a meeting, as one of the two people shows it to the other. */
        HandoverCode: {
            /** @description Six digits. */
            code: string;
            /** @description Epoch ms. */
            expiresAt: number;
        };
        /** @description The health of the product at a glance. */
        Health: {
            store: {
                /** @enum {string} */
                engine: "PostgreSQL" | "SQLite";
                bytes: number;
                /** @description Ms that a short question took. */
                answerMs: number;
                /** @description The newest migration. */
                level: string;
                isNewestLevel: boolean;
            };
            photos: {
                /** @enum {string} */
                place: "bucket" | "folder";
                works: boolean;
                count: number;
                /** @description Bytes left where the folder is; null for a bucket. */
                freeBytes: null | number;
            };
            jobs: components["schemas"]["JobRun"][];
            /** @description Null where none are sent. */
            letters: components["schemas"]["LetterQueueState"] | null;
            /** @description When the process that answers was started, in epoch ms. */
            startedAt: number;
        };
        /** @description A message of one's own that waits for a moderator, or was refused (decision 92). */
        HeldMessage: {
            id: string;
            content: string;
            /** @description Epoch ms. */
            at: number;
            /** @description Why it was refused; absent while it waits. */
            refusedFor?: string;
        };
        /** @description Whose session a browser's cookie names. */
        HeldSession: {
            username: string;
        };
        /** @description A comment that the seller hid. */
        HiddenComment: {
            reason: components["schemas"]["HideReason"];
            id: string;
            comments: string;
            senderId: string;
            user: string;
            gender: components["schemas"]["Gender"];
            timestamp: number;
            replyTo?: string;
            question?: components["schemas"]["QuestionState"];
            /** @description Epoch ms. */
            editedAt?: number;
            /** @constant */
            isDeleted?: true;
            /** @constant */
            isPinned?: true;
            /** @description Signs of a fraud in its text, from so many on that people are warned. */
            warnings?: ("absent" | "bareLink" | "card" | "courier" | "deposit" | "elsewhere" | "escrow" | "fee" | "hurry" | "iban" | "link" | "messenger" | "newAccount" | "papers" | "payLink" | "photos" | "price" | "repeatedComment" | "repeatedText" | "staffName" | "transfer" | "unseen" | "vin")[];
        };
        /**
         * @description One of them.
         * @enum {string}
         */
        HideReason: "advertising" | "insult" | "offTopic" | "personalData" | "untrue";
        /** @description A set of ids; absent when empty, as on the wire. */
        IdMap: {
            [key: string]: true;
        };
        /**
         * @description A job.
         * @enum {string}
         */
        JobName: "accountSweep" | "amountSweep" | "backup" | "dealSweep" | "digest" | "estimates" | "letters" | "noticeSweep" | "offerSweep" | "photoSweep" | "sessionSweep";
        /** @description When a job last succeeded and last failed, in epoch ms; null for never. */
        JobRun: {
            name: components["schemas"]["JobName"];
            doneAt: null | number;
            failedAt: null | number;
        };
        /** @description The last message of a conversation: `line` is its beginning on one line, `at` is epoch ms. */
        LastMessage: {
            id: string;
            senderId: string;
            line: string;
            at: number;
            /** @constant */
            isDeleted?: true;
            /** @description How many photos it has. */
            photos?: number;
            step?: components["schemas"]["Step"];
        };
        /**
         * @description One of them.
         * @enum {string}
         */
        LetterChoice: "atOnce" | "daily" | "off";
        /** @description The letters that wait to be sent. */
        LetterQueueState: {
            waiting: number;
            /** @description When the first of them was caused, in epoch ms; null without any. */
            oldestAt: null | number;
            /** @description How many failed of each kind, with the server's numbers. */
            troubles: {
                trouble: components["schemas"]["LetterTrouble"];
                count: number;
                answer: string;
            }[];
        };
        /**
         * @description Why letters have not been sent: the mail server is away, waits for the operator, or refuses the address or text.
         * @enum {string}
         */
        LetterTrouble: "address" | "content" | "later" | "server" | "setup";
        /** @description A passkey in the settings. Times are epoch ms. */
        ListedPasskey: {
            id: string;
            /** @description Browser and system with which it was made; empty when unknown. */
            name: string;
            createdAt: number;
            /** @description `null` while it was never used. */
            usedAt: null | number;
            /** @description The host that it was made for, where alone it works; `null` when that was not stored. */
            site: null | string;
        };
        /** @description A login on one device. Times are epoch ms. */
        ListedSession: {
            id: string;
            /** @description Browser and system in a word or two; empty when unknown. */
            device: string;
            createdAt: number;
            usedAt: number;
            /** @description The session of this request. */
            isThis: boolean;
        };
        /** @description A sponsor in the console, also one that is switched off. */
        ListedSponsor: {
            id: string;
            isShown: boolean;
            name: string;
            img: string;
            link: string;
        };
        /** @description What ends a login that needs a second factor. */
        LoginFactors: {
            hasApp: boolean;
            hasBackupCodes: boolean;
            /** @description What the browser needs to ask for a passkey of the person; `null` when they have none. */
            passkey: components["schemas"]["PasskeyRequest"] | null;
        };
        /**
         * @description A message node of the wire (specification 3): `sendTo` and `sender` are e-mails, `timestamp` is epoch ms. For readers
         *     who may not see an e-mail, `sendTo` is the recipient's id and `sender` the username, or `unavailableName`.
         */
        Message: {
            sendTo: string;
            senderId: string;
            sender: string;
            content: string;
            timestamp: number;
            /** @description The offer that the message is about, when it begins a subject. */
            about?: string;
            /** @description Its brand, model and year at that time, for when it is gone. */
            aboutName?: string;
            /** @description The message that it answers, and its beginning on one line. */
            replyTo?: string;
            quote?: components["schemas"]["Quote"];
            /** @description Epoch ms. A deleted message has no text. */
            editedAt?: number;
            deletedAt?: number;
            photos?: components["schemas"]["MessagePhoto"][];
            step?: components["schemas"]["Step"];
            /** @description Signs of a fraud that its writer's messages have shown so far, from so many on that people are warned. */
            warnings?: ("absent" | "bareLink" | "card" | "courier" | "deposit" | "elsewhere" | "escrow" | "fee" | "hurry" | "iban" | "link" | "messenger" | "newAccount" | "papers" | "payLink" | "photos" | "price" | "repeatedComment" | "repeatedText" | "staffName" | "transfer" | "unseen" | "vin")[];
        };
        /** @description A photo of a message; its size is in px. */
        MessagePhoto: {
            address: string;
            width: number;
            height: number;
        };
        /** @description Messages by key. */
        Messages: {
            [key: string]: components["schemas"]["Message"];
        };
        MetAnswers: {
            asDescribed?: boolean;
            onTime?: boolean;
            papersReady?: boolean;
            keptWord?: boolean;
            dealAgain?: boolean;
        };
        /** @description The key of a new message. */
        NamedMessage: {
            name: string;
            /**
             * @description It waits for a moderator, and is no message until then (decision 92).
             * @constant
             */
            isHeld?: true;
        };
        /** @description Backup codes, shown this once; empty where the person has some already. */
        NewBackupCodes: {
            codes: string[];
        };
        /** @description Who wrote a waiting message. */
        Newcomer: {
            id: string;
            username: string;
            /** @description Epoch ms. */
            memberSince: number;
        };
        /** @description A notice: what happened of one type around one subject since the person last looked. */
        Notice: {
            id: string;
            type: components["schemas"]["NoticeType"];
            count: number;
            /** @description Who did it, the last one first, three at most; deleted and suspended accounts are left out. */
            people: {
                username: string;
                gender: components["schemas"]["Gender"];
                id: string;
                picture?: string;
            }[];
            details: components["schemas"]["NoticeDetails"];
            isRead: boolean;
            /** @description Epoch ms of the last happening. */
            at: number;
            /** @description The key of the last happening, by which notices are ordered. */
            lastId: string;
            /** @description The offer, while the person sees it. */
            carId?: string;
            /** @description The person of the conversation or the seller. */
            personId?: string;
        };
        /** @description How a person is notified of a type: in the list and the count, by push, by letter; not at all when all are off. */
        NoticeChoice: {
            isListed: boolean;
            isPushed: boolean;
            letter: components["schemas"]["LetterChoice"];
        };
        NoticeChoices: {
            message: components["schemas"]["NoticeChoice"];
            comment: components["schemas"]["NoticeChoice"];
            account: components["schemas"]["NoticeChoice"];
            answer: components["schemas"]["NoticeChoice"];
            reply: components["schemas"]["NoticeChoice"];
            offerStep: components["schemas"]["NoticeChoice"];
            viewingStep: components["schemas"]["NoticeChoice"];
            follower: components["schemas"]["NoticeChoice"];
            followedOffer: components["schemas"]["NoticeChoice"];
            savedCar: components["schemas"]["NoticeChoice"];
            searchHit: components["schemas"]["NoticeChoice"];
            stillForSale: components["schemas"]["NoticeChoice"];
            moderation: components["schemas"]["NoticeChoice"];
        };
        /** @description What the sentence of a notice says besides people and count; each type has some of it. */
        NoticeDetails: {
            /** @description Brand, model and year of the offer. */
            car?: string;
            /** @description Name of the saved search. */
            search?: string;
            /**
             * @description What happened to a saved car.
             * @enum {string}
             */
            change?: "back" | "cheaper" | "sold";
            offerStep?: components["schemas"]["PriceOfferStep"];
            viewingStep?: components["schemas"]["ViewingNotice"];
            decision?: components["schemas"]["Decision"];
            /** @description BGN. */
            price?: number;
            /** @description Epoch ms: when an offer hides itself, or a viewing is. */
            at?: number;
            /** @description A moderator's. */
            reason?: string;
            account?: components["schemas"]["AccountEvent"];
            /** @description Browser and system of a new device. */
            device?: string;
            /** @description The case of a decision about the person, or their report that was decided. */
            caseId?: string;
            reportId?: string;
        };
        /** @description A page of notices, newest first; `next` is the cursor of the next page, null at the end. */
        NoticePage: {
            notices: components["schemas"]["Notice"][];
            next: null | string;
        };
        /** @description A person's settings of notifications. */
        NoticeSettings: {
            choices: components["schemas"]["NoticeChoices"];
            quietHours: components["schemas"]["QuietHours"] | null;
            /** @description The server's public key, with which browsers subscribe to pushes. */
            pushKey: string;
        };
        /**
         * @description One of them.
         * @enum {string}
         */
        NoticeType: "account" | "answer" | "comment" | "followedOffer" | "follower" | "message" | "moderation" | "offerStep" | "reply" | "savedCar" | "searchHit" | "stillForSale" | "viewingStep";
        /** @description What became of an offer that has no public page any more, as far as strangers may know it; not who hid one, and why. */
        OfferEnd: {
            /** @enum {string} */
            what: "expired" | "paused" | "removed";
            at: number;
        } | {
            /** @constant */
            what: "hidden";
        };
        /** @description What moderators see of an offer, and what was done about it. */
        OfferFile: {
            vin: null | string;
            description: string;
            location: string;
            /** @description Addresses of its pictures, cover first. */
            pictures: string[];
            /** @description Why it is hidden or its owner suspended; empty while it is shown. */
            hiddenReason: string;
            sameVin: string[];
            samePhotos: components["schemas"]["SamePhotos"][];
            /** @description BGN; null without an estimate. */
            estimate: null | number;
            history: components["schemas"]["CarHistoryEntry"][];
            audit: components["schemas"]["AuditEntry"][];
            id: string;
            /** @description Brand, model and year. */
            name: string;
            owner: {
                id: string;
                username: string;
            };
            createdAt: number;
            state: components["schemas"]["CarState"];
            isHidden: boolean;
            /** @description BGN. */
            price: number;
        };
        /** @description Those of an offer. */
        OfferRadar: {
            answer?: components["schemas"]["WarningAnswer"];
            points: number;
            signs: {
                rule: components["schemas"]["RadarRule"];
                points: number;
            }[];
        };
        /** @description Open questions by car. */
        OpenQuestions: {
            [key: string]: number;
        };
        /** @description Another case about the same person. */
        OtherCase: {
            /** @description Brand, model and year, the person's name, or the first words, when it was first reported. */
            name: string;
            state: components["schemas"]["CaseState"];
            kind: components["schemas"]["ReportKind"];
            id: string;
        };
        /** @description A decision as it was made, of which the statement of reasons is composed (DSA 17). */
        Outcome: {
            decision: components["schemas"]["CaseDecision"];
            ground: components["schemas"]["Ground"];
            /** @description The facts in the moderator's words. */
            facts: string;
            days?: components["schemas"]["SuspensionDays"];
            undone?: components["schemas"]["CaseDecision"];
            /** @enum {string} */
            found?: "held" | "radar";
            /** @description Epoch ms. */
            at: number;
        };
        /** @description A decision about a person or their things, as they see it. */
        OwnDecision: {
            /** @description That of the case. */
            id: string;
            kind: components["schemas"]["ReportKind"];
            name: string;
            /** @description The offer of it, while it is there. */
            carId?: string;
            outcome: components["schemas"]["Outcome"];
            /** @description By how many reports the case was found. */
            reports: number;
            appeal?: components["schemas"]["Appeal"];
            mayAppeal: boolean;
        };
        /** @description A person's second factors in the settings. */
        OwnFactors: {
            /** @description Whether the person's role waits for this session to use a second factor. */
            isRoleWaiting: boolean;
            /** @description When the authenticator app was set up; `null` without one. */
            appAt: null | number;
            passkeys: components["schemas"]["ListedPasskey"][];
            /** @description Backup codes that are not used yet. */
            backupCodesLeft: number;
        };
        Partial: {
            other?: number;
            fraud?: number;
            sold?: number;
            wrongData?: number;
            duplicate?: number;
            stolenPhotos?: number;
            illegal?: number;
            insult?: number;
            privateData?: number;
        };
        /** @description What a browser needs to make a passkey (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
        PasskeyCreation: {
            challenge: string;
            rp: {
                id: string;
                name: string;
            };
            user: {
                id: string;
                name: string;
                displayName: string;
            };
            pubKeyCredParams: {
                alg: number;
                /** @constant */
                type: "public-key";
            }[];
            timeout: number;
            /** @constant */
            attestation: "none";
            authenticatorSelection: {
                /** @constant */
                residentKey: "preferred";
                /** @constant */
                userVerification: "preferred";
            };
            /** @description Those that the person has. */
            excludeCredentials: components["schemas"]["PasskeyName"][];
        };
        /** @description A passkey by the id that its authenticator gave it. */
        PasskeyName: {
            id: string;
            /** @constant */
            type: "public-key";
            transports: string[];
        };
        /** @description What a browser needs to ask for a passkey (WebAuthn, PublicKeyCredentialRequestOptionsJSON). */
        PasskeyRequest: {
            challenge: string;
            rpId: string;
            timeout: number;
            /** @enum {string} */
            userVerification: "preferred" | "required";
            /** @description Empty for any passkey of the site. */
            allowCredentials: components["schemas"]["PasskeyName"][];
        };
        /** @description A row of All Users and Search; `email` is `null` when hidden, `picture` the address of the person's own one. */
        Person: {
            id: string;
            username: string;
            email: null | string;
            gender: components["schemas"]["Gender"];
            picture?: string;
        };
        /** @description What moderators see of a person, with their newest offers and comments, and what was done about them. */
        PersonFile: {
            gender: components["schemas"]["Gender"];
            /** @description Why the account is suspended; empty while it is not. */
            suspendedReason: string;
            /** @description When a suspension or limit ends, epoch ms; null for good and without one. A limit for good ends after the year 100000. */
            suspendedUntil: null | number;
            limitedUntil: null | number;
            reported: components["schemas"]["ReportRecord"];
            /** @description When the account will be deleted at its owner's request. */
            deletionAt: null | number;
            /** @description When a session of the account was last used; null when none is open. */
            lastSeenAt: null | number;
            sessions: number;
            counts: {
                comments: number;
                offers: number;
                messages: number;
                hiddenOffers: number;
                hiddenComments: number;
                followers: number;
            };
            offers: components["schemas"]["FoundOffer"][];
            comments: components["schemas"]["FileComment"][];
            /** @description Other accounts with the same telephone number. */
            sameTelephone: components["schemas"]["FoundPerson"][];
            audit: components["schemas"]["AuditEntry"][];
            id: string;
            username: string;
            email: string;
            telephone: string;
            createdAt: number;
            role: components["schemas"]["Role"];
            isSuspended: boolean;
        };
        /** @description The person concerned. */
        PersonInCase: {
            id: string;
            username: string;
            memberSince: number;
            activeOffers: number;
            isSuspended: boolean;
            /** @description Epoch ms; null is for good, absent without one. */
            suspendedUntil?: null | number;
            /** @description Epoch ms; a limit for good ends after the year 100000. */
            limitedUntil?: number;
            /** @description Cases about them that were decided with more than no breach. */
            breaches: number;
        };
        /** @description A buyer's offer of a price for a car, as its two people see it. */
        PriceOffer: {
            id: string;
            carId: string;
            /** @description Brand, model and year, shown when the car is gone. */
            carName: string;
            sellerId: string;
            buyerId: string;
            /** @description BGN; absent once an amount that was accepted has left the store (decision 109). */
            amount?: number;
            /** @description 1 is the buyer's amount, 2 the seller's, 3 the buyer's last one. */
            round: number;
            state: components["schemas"]["PriceOfferState"];
            /** @description What was said with a no; empty without. */
            words: string;
            /** @description Epoch ms. */
            createdAt: number;
            changedAt: number;
            expiresAt: number;
            /** @description Absent when nobody accepted its amount; it stays when the deal ends. */
            acceptedAt?: number;
            carState?: components["schemas"]["CarState"];
        };
        /**
         * @description One of these states.
         * @enum {string}
         */
        PriceOfferState: "accepted" | "calledOff" | "declined" | "ended" | "expired" | "open" | "withdrawn";
        /**
         * @description One of it.
         * @enum {string}
         */
        PriceOfferStep: "accepted" | "calledOff" | "countered" | "declined" | "ended" | "made" | "reserved" | "withdrawn";
        /**
         * @description The head of a profile page: a person, their counts, and whether the reader follows them. `telephone` is `null` when
         *     hidden from the reader or shown only on request (`onTap`).
         */
        Profile: {
            telephone: null | string;
            telephoneShown: components["schemas"]["TelephoneShown"];
            /** @description Epoch ms. */
            memberSince: number;
            followers: number;
            following: number;
            posts: number;
            isFollowed: boolean;
            id: string;
            username: string;
            email: null | string;
            gender: components["schemas"]["Gender"];
            picture?: string;
        };
        /** @description The facts of a profile beside its head. */
        ProfileFacts: {
            /** @description In the person's own words; empty without. */
            about: string;
            /** @description Offers in lists now. */
            offers: number;
            sold: number;
            isNew: boolean;
            /** @description People whom they met, confirmed by a code, and those of them between whom a car was sold. */
            met: number;
            handovers: number;
            says: components["schemas"]["FactCounts"];
            replies?: components["schemas"]["Replies"];
            /** @description People whom both the reader and this person follow: how many, and some of them. */
            bothFollow: {
                count: number;
                people: {
                    username: string;
                    id: string;
                }[];
            };
            seller?: components["schemas"]["SellerKind"];
            trader?: components["schemas"]["Trader"];
            /**
             * @description One's own profile alone, before a declaration: so many offers or sales are more than a private seller has.
             * @constant
             */
            looksLikeTrader?: true;
        };
        /** @description Questions with their replies, oldest first; `next` is the cursor of the page before, null at the end. */
        QuestionPage: {
            comments: components["schemas"]["CommentWithId"][];
            next: null | string;
        };
        /**
         * @description One of them.
         * @enum {string}
         */
        QuestionState: "answered" | "open";
        /** @description Minutes of the day from which and until which nothing is sent, in a time zone such as `Europe/Sofia`. */
        QuietHours: {
            from: number;
            until: number;
            timeZone: string;
        };
        /** @description What a message shows of the one that it answers. */
        Quote: {
            senderId: string;
            line: string;
            /** @constant */
            isDeleted?: true;
            /** @description How many photos it has. */
            photos?: number;
        };
        /**
         * @description One of them.
         * @enum {string}
         */
        RadarRule: "absent" | "bareLink" | "card" | "courier" | "deposit" | "elsewhere" | "escrow" | "fee" | "hurry" | "iban" | "link" | "messenger" | "newAccount" | "papers" | "payLink" | "photos" | "price" | "repeatedComment" | "repeatedText" | "staffName" | "transfer" | "unseen" | "vin";
        /** @description A range group among the offers that match the other groups. */
        RangeFacet: {
            /** @description The lowest and highest value; absent when no offer states it. */
            min?: number;
            max?: number;
            /** @description Number of offers in 16 bars of equal width between `min` and `barsTo`, or else `max`. */
            bars: number[];
            /** @description The 95th percentile, where few offers lie far beyond the others; the last bar counts those too. */
            barsTo?: number;
            /** @description Number of offers that do not state it; only a filter on the group excludes them. */
            unknown: number;
        };
        /** @description A change to a search with few matches or none: filters to drop, and the number of offers then. */
        Relaxation: {
            /** @description The filters to drop. */
            params: [
                string,
                string
            ][];
            total: number;
            /** @description What takes their place when a wider filter finds more: `near=Plovdiv,100` for `near=Plovdiv,50`. */
            instead?: [
                string,
                string
            ][];
            /** @description The filters to retain when dropping one is not enough: the brand alone. */
            only?: [
                string,
                string
            ][];
        };
        /** @description Ids of offers that were renewed at once, or ended again. */
        RenewedOffers: {
            offers: string[];
        };
        /** @description How a person answers those who write to them first. */
        Replies: {
            asked: number;
            answered: number;
            /** @description The median of the times until the first answer in ms; absent without one. */
            usualMs?: number;
        };
        /** @description Reports of a year, and what became of them. */
        ReportCounts: {
            all: number;
            /** @description Those that say it is illegal (article 16). */
            illegal: number;
            byReason: {
                reason: components["schemas"]["ReportReason"];
                count: number;
            }[];
            decidedCases: number;
            /** @description Of the decided cases, in ms from the first report; null without any. */
            medianMs: null | number;
            appeals: number;
            /** @description Appeals after which the decision was undone or the case opened again. */
            upheld: number;
        };
        /**
         * @description One of them.
         * @enum {string}
         */
        ReportKind: "comment" | "message" | "offer" | "photo" | "profile";
        /**
         * @description One of them.
         * @enum {string}
         */
        ReportReason: "duplicate" | "fraud" | "illegal" | "insult" | "other" | "privateData" | "sold" | "stolenPhotos" | "wrongData";
        /** @description What the reporter gets at once (DSA 16, 4). */
        ReportReceipt: {
            id: string;
            /** @description Eight digits, to name the report by. */
            number: string;
            /** @description With it a visitor opens the page of the report; absent for people with an account. */
            key?: string;
        };
        /** @description What became of a person's reports. */
        ReportRecord: {
            /** @description Those that were decided, and those of them in which no breach was found. */
            reports: number;
            dismissed: number;
            /** @description Until when they may not report, in epoch ms; for good it ends after the year 100000. */
            reportsLimitedUntil?: number;
        };
        /**
         * @description One of them.
         * @enum {string}
         */
        ReportState: "decided" | "inWork" | "received";
        /** @description A report as the reporter sees it. */
        ReportStatus: {
            id: string;
            number: string;
            kind: components["schemas"]["ReportKind"];
            /** @description What was reported: brand, model and year, the person's name, or the first words. */
            name: string;
            reason: components["schemas"]["ReportReason"];
            text: string;
            /** @description Why it is illegal, in the reporter's words. */
            why?: string;
            isIllegal: boolean;
            /** @description Epoch ms. */
            at: number;
            state: components["schemas"]["ReportState"];
            outcome?: components["schemas"]["Outcome"];
            /**
             * @description The decision was undone after an appeal of the person concerned.
             * @constant
             */
            isUndone?: true;
            appeal?: components["schemas"]["Appeal"];
            mayAppeal: boolean;
        };
        /** @description Somebody with an account who reported. */
        Reporter: {
            id: string;
            username: string;
            isNew: boolean;
            /** @description Those that were decided, and those of them in which no breach was found. */
            reports: number;
            dismissed: number;
            /** @description Until when they may not report, in epoch ms; for good it ends after the year 100000. */
            reportsLimitedUntil?: number;
        };
        /**
         * @description A role.
         * @enum {string}
         */
        Role: "moderator" | "operator" | "user";
        /** @description A fact of an offer in the seller's own words. */
        SaidFact: {
            id: string;
            /** @description Epoch ms; earlier than the offer when the seller said it of the same car in an earlier one. */
            saidAt: number;
            name: string;
            value: string;
        };
        /** @description How many offers a person has sold, and how many of them here. */
        SaleCount: {
            sold: number;
            here: number;
        };
        /** @description Another seller's offer with photos of this one. */
        SamePhotos: {
            /** @description Number of this offer's photos in it. */
            count: number;
            /** @description Epoch ms when that offer was added. */
            at: number;
            /** @description Absent when the viewer may not see that offer. */
            carId?: string;
        };
        /** @description A saved answer. */
        SavedAnswer: {
            id: string;
            /** @description Epoch ms. */
            changedAt: number;
            title: string;
            text: string;
        };
        /** @description A saved car: its price when saved, its price when the list was last opened, and the offer now. */
        SavedCar: {
            carId: string;
            /** @description Epoch ms. */
            savedAt: number;
            /** @description BGN. */
            priceThen: number;
            priceSeen: number;
            note: string;
            /** @description Brand, model and year, shown when the offer is gone. */
            name: string;
            car?: components["schemas"]["CarWithId"];
            /** @description Epoch ms when it was deleted. */
            goneAt?: number;
            /**
             * @description It was sold since the list was last opened.
             * @constant
             */
            isSaleNew?: true;
            /**
             * @description It returned for sale since the list was last opened.
             * @constant
             */
            isReturnNew?: true;
        };
        /** @description A saved search. */
        SavedSearch: {
            id: string;
            name: string;
            /** @description The query of the list's address, without the question mark. */
            address: string;
            alert: components["schemas"]["AlertChoice"];
            /** @description Number of offers since its owner last looked. */
            newCount: number;
            /** @description Number of matching offers, and the newest that was notified. */
            total: number;
            newest?: {
                carId: string;
                name: string;
                at: number;
            };
        };
        /** @description The answer of a search. */
        SearchAnswer: {
            /** @description The filters that words of `q` stand for; they are part of this search. */
            understood: components["schemas"]["Understood"][];
            /** @description Words of `q` with which nothing would be found; this search ignores them. */
            unused?: components["schemas"]["UnusedWord"][];
            /** @description Filters that are none, which this search ignores, and brands that offers cannot have here: name and value. */
            unread?: [
                string,
                string
            ][];
            /** @description The exact number of matching offers. */
            total: number;
            facets?: components["schemas"]["Facets"];
            /** @description A page of matching offers, in order. */
            cars: components["schemas"]["CarWithId"][];
            /** @description The cursor of the next page, sent as `after`; null on the last page. New and deleted offers do not shift it. */
            next: null | string;
            /** @description With few matches or none: the single filters whose change or removal finds more, best first. */
            relaxations?: components["schemas"]["Relaxation"][];
            /** @description The ids of `among` that match, wherever they are in the order. */
            among?: string[];
        };
        /**
         * @description One of them.
         * @enum {string}
         */
        SellerKind: "Private" | "Trader";
        /** @description The answer of login, registration and renewal; its fields go to local storage (`decisions.md` 27). */
        Session: {
            token: string;
            userId: string;
            user: {
                id: string;
                username: string;
            };
        };
        /**
         * @description One of them.
         * @enum {string}
         */
        Severity: "high" | "low" | "normal" | "urgent";
        /** @description Listed offers like one, also like one that is no longer there. */
        SimilarCars: {
            like: {
                year: number;
                brand: components["schemas"]["Brand"];
                model: string;
            };
            /** @description Whether the offer was deleted. */
            isGone: boolean;
            end?: components["schemas"]["OfferEnd"];
            /** @description Newest first, 6 at most. */
            cars: components["schemas"]["CarWithId"][];
        };
        /** @description Makes beside the specification's 20 brands, and the last year of a car; null for the current one. */
        SiteLists: {
            makes: ("Abarth" | "Acura" | "Alfa Romeo" | "Aston Martin" | "BYD" | "Bentley" | "Buick" | "Cadillac" | "Chery" | "Chrysler" | "Citroen" | "Cupra" | "DS" | "Dacia" | "Daewoo" | "Daihatsu" | "Dodge" | "Dongfeng" | "Fiat" | "GMC" | "Great Wall" | "Haval" | "Hummer" | "Infiniti" | "Isuzu" | "Lada" | "Lamborghini" | "Lancia" | "Land Rover" | "Leapmotor" | "Lincoln" | "Lotus" | "MG" | "Maserati" | "McLaren" | "Mini" | "Mitsubishi" | "Moskvich" | "Opel" | "Peugeot" | "Polestar" | "Pontiac" | "Renault" | "Rolls-Royce" | "Rover" | "Saab" | "Seat" | "Skoda" | "Smart" | "SsangYong" | "Suzuki" | "Trabant" | "UAZ" | "Volga" | "Voyah" | "Wartburg" | "Zastava")[];
            lastYear: null | number;
        };
        /** @description What is set now, with the words that stand where none are set. */
        SiteNow: {
            usual: {
                en: {
                    headline: string;
                    platform: string;
                    rightPlace: string;
                };
                bg: {
                    headline: string;
                    platform: string;
                    rightPlace: string;
                };
            };
            texts: {
                en: {
                    headline?: string;
                    platform?: string;
                    rightPlace?: string;
                };
                bg: {
                    headline?: string;
                    platform?: string;
                    rightPlace?: string;
                };
            };
            lists: components["schemas"]["SiteLists"];
        };
        /** @description A sponsor node of the wire (specification 3): `img` and `link` are addresses. */
        Sponsor: {
            name: string;
            img: string;
            link: string;
        };
        /** @description Sponsors by key. */
        Sponsors: {
            [key: string]: components["schemas"]["Sponsor"];
        };
        /** @description A step of a deal, on the message that tells it; the message's text says the same to clients that know no steps. */
        Step: components["schemas"]["StepOfPriceOffer"] | components["schemas"]["StepOfViewing"];
        /** @description A step of an offer of a price; `amount` is in BGN, absent once it has left the store. */
        StepOfPriceOffer: {
            /** @constant */
            kind: "priceOffer";
            id: string;
            what: components["schemas"]["PriceOfferStep"];
            amount?: number;
        };
        /** @description A step of a viewing; `at` is its confirmed time, or the first that was proposed, in epoch ms. */
        StepOfViewing: {
            /** @constant */
            kind: "viewing";
            id: string;
            what: components["schemas"]["ViewingStep"];
            at: number;
        };
        /** @description A suggested search: all its filters, and the number of matching offers. */
        SuggestedSearch: {
            params: [
                string,
                string
            ][];
            total: number;
        };
        /** @description What the search box suggests while somebody types. */
        Suggestions: {
            understood: components["schemas"]["Understood"][];
            /** @description Words with which nothing would be found; the search ignores them. */
            unused?: components["schemas"]["UnusedWord"][];
            /** @description Number of offers that match the filters and the words. */
            total: number;
            /** @description Completions of the last word; `text` replaces the content of the box. */
            completions: {
                params: [
                    string,
                    string
                ][];
                total: number;
                text: string;
            }[];
            narrower?: components["schemas"]["SuggestedSearch"];
            wider?: components["schemas"]["SuggestedSearch"];
            /** @description The first offers of the search, at most `suggestedCars`. */
            cars: components["schemas"]["CarWithId"][];
        };
        /** @description One of them. */
        SuspensionDays: (1 | 30 | 7) | null;
        /**
         * @description A choice for the telephone number.
         * @enum {string}
         */
        TelephoneShown: "followedBack" | "hidden" | "onTap" | "shown";
        /** @description Who a trader is, by law (Bulgarian Consumer Protection Act, on offers in online marketplaces). */
        Trader: {
            name: string;
            eik: string;
            address: string;
        };
        /**
         * @description A transmission.
         * @enum {string}
         */
        Transmission: "Automatic" | "Manual" | "Semi-Automatic";
        /** @description How often something was done to a kind of thing. */
        TransparencyCount: {
            kind: components["schemas"]["AuditKind"];
            action: components["schemas"]["AuditAction"];
            count: number;
        };
        /** @description What moderators did in a year (the yearly counts of the Digital Services Act, articles 15 and 24). */
        TransparencyYear: {
            year: number;
            reports: components["schemas"]["ReportCounts"];
            actions: components["schemas"]["TransparencyCount"][];
            /** @description Suspended accounts and hidden things that were given back. */
            reversed: number;
            /** @description Actions by a person in the product, and those by the command line. */
            byPeople: number;
            byCommand: number;
        };
        /** @description A filter that words in the search box stand for. */
        Understood: {
            /** @description The words as typed. */
            words: string;
            /** @description The filter in the address's form: `['priceTo', '15000']`; words that mean no filter are `['word', ...]`. */
            param: [
                string,
                string
            ];
            /** @description The word that a typing error was corrected to. */
            corrected?: string;
            /**
             * @description The words name no currency: the price is in the one that leads here.
             * @constant
             */
            isInLeading?: true;
            /** @description The words are a number alone, read as a price: number of offers whose text contains it, without any filter. */
            inTexts?: number;
        };
        /** @description A word without a filter that no offer contains together with the other filters; the search ignores it. */
        UnusedWord: {
            word: string;
            /** @description Number of offers whose text contains it, without any filter. */
            total: number;
            /** @description The brand that it names, which offers cannot have here. */
            brand?: string;
        };
        /** @description The answer of an upload. */
        UploadedPhoto: {
            id: string;
            /** @description The address to send as `img` or in `images`. */
            address: string;
            width: number;
            height: number;
        };
        /** @description A user node of the wire (specification 3); fields hidden from the reader are absent. */
        User: {
            username: string;
            email?: string;
            telephone?: string;
            gender: components["schemas"]["Gender"];
            posts?: components["schemas"]["IdMap"];
            followers?: components["schemas"]["IdMap"];
            following?: components["schemas"]["IdMap"];
        };
        /** @description Users by id. */
        Users: {
            [key: string]: components["schemas"]["User"];
        };
        /** @description A viewing of a car, as its two people see it. */
        Viewing: {
            id: string;
            carId: string;
            /** @description Brand, model and year, shown when the car is gone. */
            carName: string;
            sellerId: string;
            buyerId: string;
            state: components["schemas"]["ViewingState"];
            /** @enum {string} */
            proposedBy: "buyer" | "seller";
            /** @description Epoch ms, in order. */
            times: number[];
            place: string;
            /** @description The time that was confirmed last; absent before. */
            at?: number;
            /** @description Grows with every step. */
            round: number;
            /** @description What was said when it was cancelled; empty without. */
            words: string;
            /** @description Epoch ms. */
            createdAt: number;
            changedAt: number;
            carState?: components["schemas"]["CarState"];
            handover?: components["schemas"]["Handover"];
        };
        /**
         * @description Steps of a viewing, the reminder before it, and the other's answers after it.
         * @enum {string}
         */
        ViewingNotice: "answered" | "cancelled" | "confirmed" | "ended" | "met" | "proposed" | "reminder";
        /**
         * @description One of these states; the clock tells `past`, whenever that is written down.
         * @enum {string}
         */
        ViewingState: "cancelled" | "confirmed" | "ended" | "past" | "proposed";
        /**
         * @description One of it.
         * @enum {string}
         */
        ViewingStep: "cancelled" | "confirmed" | "ended" | "met" | "proposed";
        /** @description A waiting message as moderators see it. */
        WaitingMessage: {
            id: string;
            content: string;
            /** @description Epoch ms. */
            at: number;
            sender: components["schemas"]["Newcomer"];
            recipient: {
                username: string;
                id: string;
            };
            /** @description The offer that it is about. */
            carId?: string;
            photos: string[];
            /** @description What the radar sees in its text, and the points of that. */
            signs: ("absent" | "bareLink" | "card" | "courier" | "deposit" | "elsewhere" | "escrow" | "fee" | "hurry" | "iban" | "link" | "messenger" | "newAccount" | "papers" | "payLink" | "photos" | "price" | "repeatedComment" | "repeatedText" | "staffName" | "transfer" | "unseen" | "vin")[];
            points: number;
        };
        /** @description A page of waiting messages, the oldest first; `next` is the cursor of the next page, null at the end. */
        WaitingMessages: {
            messages: components["schemas"]["WaitingMessage"][];
            next: null | string;
        };
        /** @description A comment that its readers are warned of. */
        WarnedComment: {
            id: string;
            carId: string;
            /** @description Brand, model and year. */
            car: string;
            writer: {
                username: string;
                id: string;
            };
            text: string;
            signs: ("absent" | "bareLink" | "card" | "courier" | "deposit" | "elsewhere" | "escrow" | "fee" | "hurry" | "iban" | "link" | "messenger" | "newAccount" | "papers" | "payLink" | "photos" | "price" | "repeatedComment" | "repeatedText" | "staffName" | "transfer" | "unseen" | "vin")[];
            points: number;
            /** @description Epoch ms. */
            at: number;
            isHidden: boolean;
        };
        /** @description A page of them, newest first; `next` is where the next page begins, null at the end. */
        WarnedComments: {
            comments: components["schemas"]["WarnedComment"][];
            next: null | string;
        };
        /** @description An offer of whose words its readers are warned. */
        WarnedOffer: {
            id: string;
            /** @description Brand, model and year. */
            name: string;
            owner: {
                username: string;
                id: string;
            };
            signs: ("absent" | "bareLink" | "card" | "courier" | "deposit" | "elsewhere" | "escrow" | "fee" | "hurry" | "iban" | "link" | "messenger" | "newAccount" | "papers" | "payLink" | "photos" | "price" | "repeatedComment" | "repeatedText" | "staffName" | "transfer" | "unseen" | "vin")[];
            points: number;
            /** @description Epoch ms at which its words were read, when it was written or changed; 0 where that was not noted. */
            at: number;
            isHidden: boolean;
        };
        /** @description A page of them, those read last first; `next` is where the next page begins, null at the end. */
        WarnedOffers: {
            offers: components["schemas"]["WarnedOffer"][];
            next: null | string;
        };
        /** @description Whose messages to whom were warned of. Moderators read the words only of what was reported. */
        WarnedTalk: {
            writer: {
                username: string;
                id: string;
            };
            reader: {
                username: string;
                id: string;
            };
            signs: ("absent" | "bareLink" | "card" | "courier" | "deposit" | "elsewhere" | "escrow" | "fee" | "hurry" | "iban" | "link" | "messenger" | "newAccount" | "papers" | "payLink" | "photos" | "price" | "repeatedComment" | "repeatedText" | "staffName" | "transfer" | "unseen" | "vin")[];
            points: number;
            /** @description Epoch ms of the last message with signs. */
            at: number;
        };
        /** @description A page of them, newest first; `next` is where the next page begins, null at the end. */
        WarnedTalks: {
            talks: components["schemas"]["WarnedTalk"][];
            next: null | number;
        };
        /** @description What a seller answers to the warnings of an offer; `at` is epoch ms. */
        WarningAnswer: {
            text: string;
            at: number;
        };
        Error: {
            /** @description A sentence for people */
            error: string;
            /** @enum {unknown} */
            code: "loginRequired" | "badToken" | "tokenExpired" | "internal" | "busy" | "photoEmpty" | "photoTooLarge" | "photoTooManyPixels" | "photoTooLong" | "photoHeic" | "photoType" | "photoBroken" | "invalid" | "badJson" | "badQuery" | "badKey" | "keyReused" | "selfMessage" | "selfFollow" | "unknownRecipient" | "unknownPhoto" | "loginFailed" | "wrongPassword" | "recoveryFailed" | "resetFailed" | "factorFailed" | "factorUsed" | "passkeyFailed" | "loginStepOver" | "mailOff" | "ownCar" | "ownThing" | "archiveGone" | "searchGone" | "savedFull" | "passkeysFull" | "searchesFull" | "exclusionsFull" | "blocksFull" | "factsFull" | "answersFull" | "sponsorsChanged" | "notForSale" | "priceFixed" | "priceOfferOpen" | "carAgreed" | "viewingOpen" | "dealChanged" | "emailTaken" | "caseChanged" | "caseClaimed" | "appealOver" | "accountSuspended" | "secondFactorRequired" | "confirmFirst" | "confirmEmailFirst" | "accountLimited" | "ownDecision" | "ownCase" | "ownReport" | "ownReports" | "reportsLimited" | "notYours" | "foreignOrigin" | "notFound" | "carGone" | "commentGone" | "changeTooLate" | "linkWaits" | "notMeetingTime" | "codeWrong" | "codeGone" | "notMet" | "answerTooLate" | "dealGone" | "notAllowed" | "messagesRefused" | "changedMeanwhile" | "tooLarge" | "wrongMediaType" | "newcomerLong" | "newcomerPause" | "newcomerDay" | "noAnswerYet" | "tooManyTries" | "tooManyRequests" | "stopping";
            /** @description The field that is wrong */
            field?: string;
            /** @description The path of the page on which a suspension can be contested */
            appeal?: string;
            /** @description By it the operator finds the failure in the log */
            requestId?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listSponsors: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
                /** @description JSON text, one of $key, $key */
                orderBy?: string;
                equalTo?: string;
                startAt?: string;
                startAfter?: string;
                endAt?: string;
                endBefore?: string;
                limitToFirst?: string;
                limitToLast?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description sponsors by key */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sponsors"] | null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSponsor: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the sponsor */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sponsor"] | null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
                /** @description JSON text, one of $key, $key, username, email */
                orderBy?: string;
                equalTo?: string;
                startAt?: string;
                startAfter?: string;
                endAt?: string;
                endBefore?: string;
                limitToFirst?: string;
                limitToLast?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description users by id */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Users"] | null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the user */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"] | null;
                    "text/event-stream": string;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getUserChild: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
                /** @description JSON text, one of $key, $key, timestamp, sendTo */
                orderBy?: string;
                equalTo?: string;
                startAt?: string;
                startAfter?: string;
                endAt?: string;
                endBefore?: string;
                limitToFirst?: string;
                limitToLast?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
                child: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the field, the map, or null */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdMap"] | components["schemas"]["Messages"] | (null | string);
                    "text/event-stream": string;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getUserEntry: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
                child: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description true, a message, or null */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"] | true | null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    follow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                other: string;
            };
            cookie?: never;
        };
        /** @description true */
        requestBody: {
            content: {
                "application/json": true;
            };
        };
        responses: {
            /** @description the new key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description selfFollow: You cannot follow yourself. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    unfollow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                other: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addFollower: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                other: string;
            };
            cookie?: never;
        };
        /** @description true */
        requestBody: {
            content: {
                "application/json": true;
            };
        };
        responses: {
            /** @description the new key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description selfFollow: You cannot follow yourself. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeFollower: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                other: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    flagPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                carId: string;
            };
            cookie?: never;
        };
        /** @description true */
        requestBody: {
            content: {
                "application/json": true;
            };
        };
        responses: {
            /** @description true */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": true;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    pushSent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description a message */
        requestBody: {
            content: {
                "application/json": {
                    sendTo: string;
                    content: string;
                    about?: string;
                    replyTo?: string;
                    photos?: string[];
                };
            };
        };
        responses: {
            /** @description the new key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied accountLimited: You cannot offer, comment or write for now. Your notifications say why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTelephone: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the number, or null */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null | string;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyRequests: That was a lot at once. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCars: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
                /** @description JSON text, one of $key, $key, brand, price, year, owner_id */
                orderBy?: string;
                equalTo?: string;
                startAt?: string;
                startAfter?: string;
                endAt?: string;
                endBefore?: string;
                limitToFirst?: string;
                limitToLast?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description cars by id */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cars"] | null;
                    "text/event-stream": string;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createCar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description the form's value */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    brand: "Audi" | "BMW" | "Chevrolet" | "Ferrari" | "Ford" | "Honda" | "Hyundai" | "Jaguar" | "Jeep" | "Kia" | "Lexus" | "Mazda" | "Mercedes-Benz" | "Nissan" | "Porsche" | "Subaru" | "Tesla" | "Toyota" | "Volkswagen" | "Volvo";
                    model: string;
                    /** @enum {string} */
                    engine: "Diesel" | "Electric" | "Gas" | "Hybrid" | "Petrol";
                    /** @enum {string} */
                    transmission: "Automatic" | "Manual" | "Semi-Automatic";
                    year: number;
                    description: string;
                    location: string;
                    price: number;
                    img?: string;
                    images?: string[];
                    shots?: Record<string, never>;
                    vin?: string;
                    showsVin?: boolean;
                    region?: string;
                    town?: string;
                    extras?: ("ABS" | "Adaptive cruise" | "Air conditioning" | "Airbags" | "Alarm" | "Alloy wheels" | "Ambulance" | "Auxiliary heater" | "Blind spot monitor" | "Bluetooth" | "Central locking" | "Climate control" | "Cruise control" | "Driving school" | "ESP" | "Electric mirrors" | "Electric seats" | "Electric windows" | "Fog lights" | "Full insurance" | "Gas system" | "Head-up display" | "Heated seats" | "Immobiliser" | "Isofix" | "Keyless entry" | "LED headlights" | "Lane assist" | "Leather seats" | "Navigation" | "Panoramic roof" | "Parking sensors" | "Rear camera" | "Roof rails" | "Seven seats" | "Spare key" | "Start-stop" | "Taxi" | "Tow bar" | "Tuning" | "Wheelchair access" | "Winter tyres" | "Xenon headlights")[];
                    /** @enum {string} */
                    priceCurrency?: "BGN" | "EUR";
                    firstRegistration?: string;
                    inspectionUntil?: string;
                    insuranceUntil?: string;
                    keys?: number;
                    mileage?: number;
                    power?: number;
                    displacement?: number;
                    battery?: number;
                    electricRange?: number;
                    owners?: number;
                    /** @enum {string} */
                    emission?: "Euro 1" | "Euro 2" | "Euro 3" | "Euro 4" | "Euro 5" | "Euro 6";
                    /** @enum {string} */
                    body?: "Cabrio" | "Coupe" | "Estate" | "Hatchback" | "MPV" | "Pickup" | "SUV" | "Sedan" | "Van";
                    /** @enum {string} */
                    colour?: "Beige" | "Black" | "Blue" | "Brown" | "Gold" | "Green" | "Grey" | "Orange" | "Purple" | "Red" | "Silver" | "White" | "Yellow";
                    /** @enum {string} */
                    doors?: "2/3" | "4/5";
                    /** @enum {string} */
                    drive?: "4x4" | "Front" | "Rear";
                    /** @enum {string} */
                    steering?: "Left" | "Right";
                    /** @enum {string} */
                    condition?: "Damaged" | "For parts" | "New" | "Used";
                    /** @enum {string} */
                    serviceBook?: "No" | "Yes";
                    /** @enum {string} */
                    accident?: "None" | "Not repaired" | "Repaired";
                    /** @enum {string} */
                    vat?: "Deductible" | "Not deductible";
                    /** @enum {string} */
                    registered?: "No" | "Yes";
                    /** @enum {string} */
                    newImport?: "No" | "Yes";
                    /** @enum {string} */
                    seller?: "Private" | "Trader";
                    /** @enum {string} */
                    priceKind?: "Fixed" | "Negotiable";
                };
            };
        };
        responses: {
            /** @description the new key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. unknownPhoto: A photo is not known here. Upload it again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description accountLimited: You cannot offer, comment or write for now. Your notifications say why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description keyReused: This was sent before, and not quite the same. Nothing was changed: look whether it is there before you send it again. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readCars: {
        parameters: {
            query?: {
                id?: string[];
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description offers; those that are not there are left out */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarWithId"][];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCar: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the car */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Car"] | null;
                    "text/event-stream": string;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    editCar: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tag of what was read: nothing is written when it has changed since */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description the form's value */
        requestBody: {
            content: {
                "application/json": {
                    img: string;
                    /** @enum {string} */
                    brand: "Audi" | "BMW" | "Chevrolet" | "Ferrari" | "Ford" | "Honda" | "Hyundai" | "Jaguar" | "Jeep" | "Kia" | "Lexus" | "Mazda" | "Mercedes-Benz" | "Nissan" | "Porsche" | "Subaru" | "Tesla" | "Toyota" | "Volkswagen" | "Volvo";
                    model: string;
                    /** @enum {string} */
                    engine: "Diesel" | "Electric" | "Gas" | "Hybrid" | "Petrol";
                    /** @enum {string} */
                    transmission: "Automatic" | "Manual" | "Semi-Automatic";
                    year: number;
                    description: string;
                    location: string;
                    price: number;
                    vin?: string;
                    mileageNote?: string;
                    images?: string[];
                    shots?: Record<string, never>;
                    showsVin?: boolean;
                    region?: string;
                    town?: string;
                    extras?: ("ABS" | "Adaptive cruise" | "Air conditioning" | "Airbags" | "Alarm" | "Alloy wheels" | "Ambulance" | "Auxiliary heater" | "Blind spot monitor" | "Bluetooth" | "Central locking" | "Climate control" | "Cruise control" | "Driving school" | "ESP" | "Electric mirrors" | "Electric seats" | "Electric windows" | "Fog lights" | "Full insurance" | "Gas system" | "Head-up display" | "Heated seats" | "Immobiliser" | "Isofix" | "Keyless entry" | "LED headlights" | "Lane assist" | "Leather seats" | "Navigation" | "Panoramic roof" | "Parking sensors" | "Rear camera" | "Roof rails" | "Seven seats" | "Spare key" | "Start-stop" | "Taxi" | "Tow bar" | "Tuning" | "Wheelchair access" | "Winter tyres" | "Xenon headlights")[];
                    /** @enum {string} */
                    priceCurrency?: "BGN" | "EUR";
                    firstRegistration?: string;
                    inspectionUntil?: string;
                    insuranceUntil?: string;
                    keys?: number;
                    mileage?: number;
                    power?: number;
                    displacement?: number;
                    battery?: number;
                    electricRange?: number;
                    owners?: number;
                    /** @enum {string} */
                    emission?: "Euro 1" | "Euro 2" | "Euro 3" | "Euro 4" | "Euro 5" | "Euro 6";
                    /** @enum {string} */
                    body?: "Cabrio" | "Coupe" | "Estate" | "Hatchback" | "MPV" | "Pickup" | "SUV" | "Sedan" | "Van";
                    /** @enum {string} */
                    colour?: "Beige" | "Black" | "Blue" | "Brown" | "Gold" | "Green" | "Grey" | "Orange" | "Purple" | "Red" | "Silver" | "White" | "Yellow";
                    /** @enum {string} */
                    doors?: "2/3" | "4/5";
                    /** @enum {string} */
                    drive?: "4x4" | "Front" | "Rear";
                    /** @enum {string} */
                    steering?: "Left" | "Right";
                    /** @enum {string} */
                    condition?: "Damaged" | "For parts" | "New" | "Used";
                    /** @enum {string} */
                    serviceBook?: "No" | "Yes";
                    /** @enum {string} */
                    accident?: "None" | "Not repaired" | "Repaired";
                    /** @enum {string} */
                    vat?: "Deductible" | "Not deductible";
                    /** @enum {string} */
                    registered?: "No" | "Yes";
                    /** @enum {string} */
                    newImport?: "No" | "Yes";
                    /** @enum {string} */
                    seller?: "Private" | "Trader";
                    /** @enum {string} */
                    priceKind?: "Fixed" | "Negotiable";
                };
            };
        };
        responses: {
            /** @description the car */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Car"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. unknownPhoto: A photo is not known here. Upload it again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied accountLimited: You cannot offer, comment or write for now. Your notifications say why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description carGone: This offer is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description changedMeanwhile: It was changed meanwhile. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Car"] | null;
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteCar: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tag of what was read: nothing is written when it has changed since */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description changedMeanwhile: It was changed meanwhile. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Car"] | null;
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCarField: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
                field: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the field, or null */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[] | ("ABS" | "Adaptive cruise" | "Air conditioning" | "Airbags" | "Alarm" | "Alloy wheels" | "Ambulance" | "Auxiliary heater" | "Blind spot monitor" | "Bluetooth" | "Central locking" | "Climate control" | "Cruise control" | "Driving school" | "ESP" | "Electric mirrors" | "Electric seats" | "Electric windows" | "Fog lights" | "Full insurance" | "Gas system" | "Head-up display" | "Heated seats" | "Immobiliser" | "Isofix" | "Keyless entry" | "LED headlights" | "Lane assist" | "Leather seats" | "Navigation" | "Panoramic roof" | "Parking sensors" | "Rear camera" | "Roof rails" | "Seven seats" | "Spare key" | "Start-stop" | "Taxi" | "Tow bar" | "Tuning" | "Wheelchair access" | "Winter tyres" | "Xenon headlights")[] | {
                        [key: string]: "damage" | "dashboard" | "engine" | "front" | "odometer" | "rear" | "seats" | "tyres" | "wheel";
                    } | {
                        [key: string]: string;
                    } | {
                        amount: number;
                        at: number;
                    } | {
                        price: number;
                        low: number;
                        high: number;
                        comparables: number;
                    } | components["schemas"]["SamePhotos"][] | (null | string | number | boolean);
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
                /** @description JSON text, one of $key, $key */
                orderBy?: string;
                equalTo?: string;
                startAt?: string;
                startAfter?: string;
                endAt?: string;
                endBefore?: string;
                limitToFirst?: string;
                limitToLast?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description comments by key */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comments"] | null;
                    "text/event-stream": string;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {comments, replyTo?, isQuestion?} */
        requestBody: {
            content: {
                "application/json": {
                    comments: string;
                    replyTo?: string;
                    isQuestion?: boolean;
                };
            };
        };
        responses: {
            /** @description the new key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. newcomerLong: On your first day a comment may have at most 1000 characters. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description accountLimited: You cannot offer, comment or write for now. Your notifications say why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description carGone: This offer is not there any more. commentGone: This comment is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description keyReused: This was sent before, and not quite the same. Nothing was changed: look whether it is there before you send it again. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description newcomerPause: On your first day comments are 30 seconds apart. Please wait a little. newcomerDay: On your first day you can post 10 comments. noAnswerYet: A lot was sent to this person that has no answer yet. Please wait a little. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getComment: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
                commentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the comment */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"] | null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    editComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                commentId: string;
            };
            cookie?: never;
        };
        /** @description {comments, isQuestion?} */
        requestBody: {
            content: {
                "application/json": {
                    comments: string;
                    isQuestion?: boolean;
                };
            };
        };
        responses: {
            /** @description the comment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied accountLimited: You cannot offer, comment or write for now. Your notifications say why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description commentGone: This comment is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description changeTooLate: It can be changed for 15 minutes only. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                commentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDiscussion: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description counts */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Discussion"] | null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                only?: string;
                before?: string;
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of questions */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionPage"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    countOpenQuestions: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description counts by car */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenQuestions"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    pinComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                commentId: string;
            };
            cookie?: never;
        };
        /** @description {isPinned} */
        requestBody: {
            content: {
                "application/json": {
                    isPinned: boolean;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description carGone: This offer is not there any more. commentGone: This comment is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    hideComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                commentId: string;
            };
            cookie?: never;
        };
        /** @description {isHidden, reason?, isOfAll?} */
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    isHidden: true;
                    /** @enum {string} */
                    reason: "advertising" | "insult" | "offTopic" | "personalData" | "untrue";
                    isOfAll?: boolean;
                } | {
                    /** @constant */
                    isHidden: false;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description carGone: This offer is not there any more. commentGone: This comment is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSaidFacts: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description facts in the order in which they were said */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaidFact"][];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sayFact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                commentId: string;
            };
            cookie?: never;
        };
        /** @description {name, value} */
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    value: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied accountLimited: You cannot offer, comment or write for now. Your notifications say why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description carGone: This offer is not there any more. commentGone: This comment is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description factsFull: An offer may have 20 such facts. Take one back first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    takeBackFact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                factId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description carGone: This offer is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setCarState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {state, place?, buyerId?} */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    state: "forSale" | "paused" | "reserved" | "sold";
                    /** @enum {string} */
                    place?: "elsewhere" | "here";
                    /** @description Who bought it: somebody whom the owner met about it. */
                    buyerId?: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description carGone: This offer is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notMet: You two have not confirmed that you met. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    countEndedOffers: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {count} */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedCount"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endOffersAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {offers}: ids */
        requestBody: {
            content: {
                "application/json": {
                    offers: string[];
                };
            };
        };
        responses: {
            /** @description {offers}: the ids of those that have ended again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewedOffers"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    renewOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {offers}: the ids of those that were renewed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewedOffers"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    countSales: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {sold, here} */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleCount"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCarHistory: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description entries, newest first */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarHistoryEntry"][] | null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getEstimate: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {price, low, high, comparables, basis, computedAt} or null */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarEstimate"] | null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    estimateCar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description the facts of the car; `id` leaves out the offer that is edited */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    brand: "Audi" | "BMW" | "Chevrolet" | "Ferrari" | "Ford" | "Honda" | "Hyundai" | "Jaguar" | "Jeep" | "Kia" | "Lexus" | "Mazda" | "Mercedes-Benz" | "Nissan" | "Porsche" | "Subaru" | "Tesla" | "Toyota" | "Volkswagen" | "Volvo";
                    model: string;
                    /** @enum {string} */
                    engine: "Diesel" | "Electric" | "Gas" | "Hybrid" | "Petrol";
                    /** @enum {string} */
                    transmission: "Automatic" | "Manual" | "Semi-Automatic";
                    year: number;
                    mileage?: number;
                    power?: number;
                    displacement?: number;
                    /** @enum {string} */
                    body?: "Cabrio" | "Coupe" | "Estate" | "Hatchback" | "MPV" | "Pickup" | "SUV" | "Sedan" | "Van";
                    /** @enum {string} */
                    condition?: "Damaged" | "For parts" | "New" | "Used";
                    id?: string;
                };
            };
        };
        responses: {
            /** @description {price, low, high, comparables} or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstimatedRange"] | null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyRequests: That was a lot at once. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setSharing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {isShared} */
        requestBody: {
            content: {
                "application/json": {
                    isShared: boolean;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description carGone: This offer is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readSimilarCars: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {like, isGone, end?, cars}, or null */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarCars"] | null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listFollowers: {
        parameters: {
            query?: {
                after?: string;
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of people */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        people: components["schemas"]["FollowedPerson"][];
                        next: null | string;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listFollowing: {
        parameters: {
            query?: {
                after?: string;
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of people */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        people: components["schemas"]["FollowedPerson"][];
                        next: null | string;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    suggestPeople: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description people */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedPerson"][];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getProfileFacts: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the facts, or null */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileFacts"] | null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {about?, picture?} */
        requestBody: {
            content: {
                "application/json": {
                    about?: string;
                    picture?: null | string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. unknownPhoto: A photo is not known here. Upload it again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description accountLimited: You cannot offer, comment or write for now. Your notifications say why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    declareSeller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {kind, name?, eik?, address?} */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "Private" | "Trader";
                    name?: string;
                    eik?: string;
                    address?: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description accountLimited: You cannot offer, comment or write for now. Your notifications say why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                with?: string;
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
                /** @description JSON text, one of $key, $key, sendTo, timestamp */
                orderBy?: string;
                equalTo?: string;
                startAt?: string;
                startAfter?: string;
                endAt?: string;
                endBefore?: string;
                limitToFirst?: string;
                limitToLast?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description messages by key */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Messages"] | null;
                    "text/event-stream": string;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {sendTo, content} */
        requestBody: {
            content: {
                "application/json": {
                    sendTo: string;
                    content: string;
                    about?: string;
                    replyTo?: string;
                    photos?: string[];
                };
            };
        };
        responses: {
            /** @description the new key; `isHeld` when it waits for a moderator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedMessage"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. selfMessage: You cannot write a message to yourself. unknownRecipient: You cannot write to this person. unknownPhoto: A photo is not known here. Upload it again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description messagesRefused: This person takes no messages from new people. accountLimited: You cannot offer, comment or write for now. Your notifications say why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description keyReused: This was sent before, and not quite the same. Nothing was changed: look whether it is there before you send it again. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description noAnswerYet: A lot was sent to this person that has no answer yet. Please wait a little. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getMessage: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the message */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"] | null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    editMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {content} */
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. unknownRecipient: You cannot write to this person. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied accountLimited: You cannot offer, comment or write for now. Your notifications say why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description changeTooLate: It can be changed for 15 minutes only. linkWaits: Your account is new. Send the link as a message of its own, which a moderator looks at first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description changeTooLate: It can be changed for 15 minutes only. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listNotices: {
        parameters: {
            query?: {
                before?: string;
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {notices, next} */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePage"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    countNotices: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {notices, arePushed} */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notices: number;
                        arePushed: boolean;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {about, id?} */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    about: "all" | "car" | "count" | "followers" | "notice";
                    /** @description The `lastId` of the newest notice that was listed, the id of a notice, or of the offer. */
                    id?: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getNoticeSettings: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {choices, quietHours, pushKey} */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeSettings"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeNoticeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {choices?, quietHours?} */
        requestBody: {
            content: {
                "application/json": {
                    choices?: {
                        message?: {
                            isListed: boolean;
                            isPushed: boolean;
                            /** @enum {string} */
                            letter: "atOnce" | "daily" | "off";
                        };
                        comment?: {
                            isListed: boolean;
                            isPushed: boolean;
                            /** @enum {string} */
                            letter: "atOnce" | "daily" | "off";
                        };
                        answer?: {
                            isListed: boolean;
                            isPushed: boolean;
                            /** @enum {string} */
                            letter: "atOnce" | "daily" | "off";
                        };
                        reply?: {
                            isListed: boolean;
                            isPushed: boolean;
                            /** @enum {string} */
                            letter: "atOnce" | "daily" | "off";
                        };
                        offerStep?: {
                            isListed: boolean;
                            isPushed: boolean;
                            /** @enum {string} */
                            letter: "atOnce" | "daily" | "off";
                        };
                        viewingStep?: {
                            isListed: boolean;
                            isPushed: boolean;
                            /** @enum {string} */
                            letter: "atOnce" | "daily" | "off";
                        };
                        follower?: {
                            isListed: boolean;
                            isPushed: boolean;
                            /** @enum {string} */
                            letter: "atOnce" | "daily" | "off";
                        };
                        followedOffer?: {
                            isListed: boolean;
                            isPushed: boolean;
                            /** @enum {string} */
                            letter: "atOnce" | "daily" | "off";
                        };
                        savedCar?: {
                            isListed: boolean;
                            isPushed: boolean;
                            /** @enum {string} */
                            letter: "atOnce" | "daily" | "off";
                        };
                        searchHit?: {
                            isListed: boolean;
                            isPushed: boolean;
                            /** @enum {string} */
                            letter: "atOnce" | "daily" | "off";
                        };
                        stillForSale?: {
                            isListed: boolean;
                            isPushed: boolean;
                            /** @enum {string} */
                            letter: "atOnce" | "daily" | "off";
                        };
                        moderation?: {
                            isListed: boolean;
                            isPushed: boolean;
                            /** @enum {string} */
                            letter: "atOnce" | "daily" | "off";
                        };
                    };
                    quietHours?: {
                        from: number;
                        until: number;
                        timeZone: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    subscribePush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {endpoint, p256dh, auth} */
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                    p256dh: string;
                    auth: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {endpoint} */
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeals: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {priceOffers, viewings} */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deals"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    makePriceOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {carId, amount} */
        requestBody: {
            content: {
                "application/json": {
                    carId: string;
                    amount: number;
                };
            };
        };
        responses: {
            /** @description the new key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. ownCar: This is your own car. unknownRecipient: You cannot write to this person. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description accountLimited: You cannot offer, comment or write for now. Your notifications say why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description carGone: This offer is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notForSale: This car is not for sale now. priceFixed: The seller says that the price is fixed. priceOfferOpen: You have an open offer for this car already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description keyReused: This was sent before, and not quite the same. Nothing was changed: look whether it is there before you send it again. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description noAnswerYet: A lot was sent to this person that has no answer yet. Please wait a little. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    actOnPriceOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {action, round, amount?, words?} */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "accept" | "callOff" | "counter" | "decline" | "withdraw";
                    round: number;
                    amount?: number;
                    words?: string;
                };
            };
        };
        responses: {
            /** @description the offer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceOffer"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. unknownRecipient: You cannot write to this person. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description dealGone: This is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description dealChanged: It has changed meanwhile. Look at how it stands now. notForSale: This car is not for sale now. carAgreed: Another offer for this car is accepted already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listViewings: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description viewings */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Viewing"][];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    proposeViewing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {carId, withId, times, place} */
        requestBody: {
            content: {
                "application/json": {
                    carId: string;
                    withId: string;
                    times: number[];
                    place: string;
                };
            };
        };
        responses: {
            /** @description the new key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. unknownRecipient: You cannot write to this person. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied accountLimited: You cannot offer, comment or write for now. Your notifications say why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description carGone: This offer is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notForSale: This car is not for sale now. viewingOpen: A viewing of this car is under way between you already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description keyReused: This was sent before, and not quite the same. Nothing was changed: look whether it is there before you send it again. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description noAnswerYet: A lot was sent to this person that has no answer yet. Please wait a little. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    actOnViewing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {action, round, at?, times?, place?, words?} */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "cancel" | "confirm" | "propose";
                    round: number;
                    at?: number;
                    times?: number[];
                    place?: string;
                    words?: string;
                };
            };
        };
        responses: {
            /** @description the viewing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Viewing"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. unknownRecipient: You cannot write to this person. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description dealGone: This is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description dealChanged: It has changed meanwhile. Look at how it stands now. notForSale: This car is not for sale now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    takeCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description an iCalendar file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description loginRequired: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied foreignOrigin: This call is answered to pages of this site only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description dealGone: This is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    showHandoverCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {code, expiresAt} */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverCode"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description dealGone: This is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description dealChanged: It has changed meanwhile. Look at how it stands now. notMeetingTime: A meeting is confirmed from 12 hours before the agreed time until 48 hours after it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyRequests: That was a lot at once. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {code} */
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description the viewing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Viewing"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. codeWrong: This is not the code. Look at it again. unknownRecipient: You cannot write to this person. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description dealGone: This is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description dealChanged: It has changed meanwhile. Look at how it stands now. notMeetingTime: A meeting is confirmed from 12 hours before the agreed time until 48 hours after it. codeGone: This code holds no longer. Have a new one shown. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    answerAboutMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {facts} */
        requestBody: {
            content: {
                "application/json": {
                    facts: {
                        asDescribed?: boolean;
                        onTime?: boolean;
                        papersReady?: boolean;
                        keptWord?: boolean;
                        dealAgain?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description the viewing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Viewing"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description dealGone: This is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notMet: You two have not confirmed that you met. dealChanged: It has changed meanwhile. Look at how it stands now. answerTooLate: More than 14 days have passed since you met. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMetBuyers: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description people */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        username: string;
                        id: string;
                    }[];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchMessages: {
        parameters: {
            query?: {
                q?: string;
                before?: string;
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {messages, next} */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundMessages"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyRequests: That was a lot at once. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchConversations: {
        parameters: {
            query?: {
                q?: string;
                before?: string;
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {conversations, next} */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationPage"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyRequests: That was a lot at once. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listConversations: {
        parameters: {
            query?: {
                before?: string;
                archived?: string;
                unread?: string;
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {conversations, next} */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationPage"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getConversation: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the conversation, or null before its first message */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"] | null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    markRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {until} */
        requestBody: {
            content: {
                "application/json": {
                    until: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    archiveConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {isArchived} */
        requestBody: {
            content: {
                "application/json": {
                    isArchived: boolean;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    markUnread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {isUnread} */
        requestBody: {
            content: {
                "application/json": {
                    isUnread: boolean;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tellTyping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {isTyping} */
        requestBody: {
            content: {
                "application/json": {
                    isTyping: boolean;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    countUnread: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {messages} */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: number;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchCars: {
        parameters: {
            query?: {
                brand?: string[];
                model?: string[];
                engine?: string[];
                transmission?: string[];
                body?: string[];
                region?: string[];
                town?: string[];
                condition?: string[];
                seller?: string[];
                emission?: string[];
                colour?: string[];
                doors?: string[];
                drive?: string[];
                steering?: string[];
                serviceBook?: string[];
                accident?: string[];
                registered?: string[];
                newImport?: string[];
                vat?: string[];
                priceKind?: string[];
                extra?: string[];
                word?: string[];
                without?: string[];
                priceFrom?: string[];
                priceTo?: string[];
                priceUnknown?: string[];
                yearFrom?: string[];
                yearTo?: string[];
                yearUnknown?: string[];
                mileageFrom?: string[];
                mileageTo?: string[];
                mileageUnknown?: string[];
                powerFrom?: string[];
                powerTo?: string[];
                powerUnknown?: string[];
                ownersFrom?: string[];
                ownersTo?: string[];
                ownersUnknown?: string[];
                keysFrom?: string[];
                keysTo?: string[];
                keysUnknown?: string[];
                inspectionFrom?: string[];
                inspectionTo?: string[];
                inspectionUnknown?: string[];
                bodyUnknown?: string[];
                regionUnknown?: string[];
                townUnknown?: string[];
                conditionUnknown?: string[];
                sellerUnknown?: string[];
                emissionUnknown?: string[];
                colourUnknown?: string[];
                doorsUnknown?: string[];
                driveUnknown?: string[];
                steeringUnknown?: string[];
                serviceBookUnknown?: string[];
                accidentUnknown?: string[];
                registeredUnknown?: string[];
                newImportUnknown?: string[];
                vatUnknown?: string[];
                priceKindUnknown?: string[];
                hasPhotos?: string[];
                near?: string[];
                currency?: string[];
                sort?: string[];
                q?: string[];
                after?: string[];
                among?: string[];
                facets?: string;
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {understood, unused?, unread?, total, facets?, cars, next, relaxations?, among?} */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchAnswer"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    suggestCars: {
        parameters: {
            query?: {
                brand?: string[];
                model?: string[];
                engine?: string[];
                transmission?: string[];
                body?: string[];
                region?: string[];
                town?: string[];
                condition?: string[];
                seller?: string[];
                emission?: string[];
                colour?: string[];
                doors?: string[];
                drive?: string[];
                steering?: string[];
                serviceBook?: string[];
                accident?: string[];
                registered?: string[];
                newImport?: string[];
                vat?: string[];
                priceKind?: string[];
                extra?: string[];
                word?: string[];
                without?: string[];
                priceFrom?: string[];
                priceTo?: string[];
                priceUnknown?: string[];
                yearFrom?: string[];
                yearTo?: string[];
                yearUnknown?: string[];
                mileageFrom?: string[];
                mileageTo?: string[];
                mileageUnknown?: string[];
                powerFrom?: string[];
                powerTo?: string[];
                powerUnknown?: string[];
                ownersFrom?: string[];
                ownersTo?: string[];
                ownersUnknown?: string[];
                keysFrom?: string[];
                keysTo?: string[];
                keysUnknown?: string[];
                inspectionFrom?: string[];
                inspectionTo?: string[];
                inspectionUnknown?: string[];
                bodyUnknown?: string[];
                regionUnknown?: string[];
                townUnknown?: string[];
                conditionUnknown?: string[];
                sellerUnknown?: string[];
                emissionUnknown?: string[];
                colourUnknown?: string[];
                doorsUnknown?: string[];
                driveUnknown?: string[];
                steeringUnknown?: string[];
                serviceBookUnknown?: string[];
                accidentUnknown?: string[];
                registeredUnknown?: string[];
                newImportUnknown?: string[];
                vatUnknown?: string[];
                priceKindUnknown?: string[];
                hasPhotos?: string[];
                near?: string[];
                currency?: string[];
                sort?: string[];
                q?: string[];
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {understood, unused?, total, completions, narrower?, wider?, cars} */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestions"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPeople: {
        parameters: {
            query?: {
                q?: string;
                after?: string;
                limit?: number;
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of people */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        people: components["schemas"]["Person"][];
                        next: null | string;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the person with counts */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"] | null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCounts: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description counts */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cars: number;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description JPEG, PNG, WebP or AVIF, 8 MB at most */
        requestBody: {
            content: {
                "image/*": string;
            };
        };
        responses: {
            /** @description the photo's address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedPhoto"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description photoTooLarge: This photo is larger than 8 MB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description photoEmpty: This file is empty. photoTooManyPixels: This photo has more than 40 megapixels. photoTooLong: This photo is more than 12,000 pixels wide or high. photoHeic: HEIC photos cannot be read here. Save the photo as JPEG and choose it again. photoType: Only JPEG, PNG, WebP and AVIF photos can be used. photoBroken: This photo cannot be read. It may be damaged. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description the form's value */
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    email: string;
                    /** @enum {string} */
                    gender: "Female" | "Male" | "Other";
                    telephone: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description token and user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description emailTaken: Email already exist! Please enter valid Email! */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {email, password} */
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description token and user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description invalid: That is not valid. loginFailed: Incorrect Email or Password! */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description accountSuspended: This account is suspended. secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    renewToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description token and user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description loginRequired: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description foreignOrigin: This call is answered to pages of this site only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {username}; null without a live session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldSession"] | null;
                };
            };
            /** @description foreignOrigin: This call is answered to pages of this site only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description foreignOrigin: This call is answered to pages of this site only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {currentPassword, newPassword} */
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description invalid: That is not valid. wrongPassword: The current password is not right. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {email, currentPassword} */
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description whether a letter was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isLetterSent: boolean;
                    };
                };
            };
            /** @description invalid: That is not valid. wrongPassword: The current password is not right. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description emailTaken: Email already exist! Please enter valid Email! */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askEmailLetter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description mailOff: This site sends no mail. Use your recovery code. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLoginFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the factors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginFactors"];
                };
            };
            /** @description loginStepOver: That took too long. Please log in again with your password. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description foreignOrigin: This call is answered to pages of this site only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    finishLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {code} or {passkey} */
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                } | {
                    passkey: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description token and user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description invalid: That is not valid. factorFailed: That code is not right. A code of the app counts once, for half a minute. factorUsed: That code, or a later one, was used already. Wait for the next one. passkeyFailed: This passkey was not accepted. Please try again. loginStepOver: That took too long. Please log in again with your password. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description accountSuspended: This account is suspended. foreignOrigin: This call is answered to pages of this site only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {currentPassword}, {code} or {passkey} */
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                } | {
                    passkey: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                    };
                } | {
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description invalid: That is not valid. wrongPassword: The current password is not right. factorFailed: That code is not right. A code of the app counts once, for half a minute. factorUsed: That code, or a later one, was used already. Wait for the next one. passkeyFailed: This passkey was not accepted. Please try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the factors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFactors"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {code} */
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description backup codes, if there are none yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewBackupCodes"];
                };
            };
            /** @description invalid: That is not valid. factorFailed: That code is not right. A code of the app counts once, for half a minute. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description confirmFirst: Please confirm first that it is you. secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    beginApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the secret, this once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppSecret"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description confirmFirst: Please confirm first that it is you. secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. confirmEmailFirst: Please confirm your email first. The settings send you a link for it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyRequests: That was a lot at once. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description confirmFirst: Please confirm first that it is you. secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    makeBackupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the codes, this once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewBackupCodes"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description confirmFirst: Please confirm first that it is you. secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyRequests: That was a lot at once. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askLoginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            /** @description foreignOrigin: This call is answered to pages of this site only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    loginByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {passkey} */
        requestBody: {
            content: {
                "application/json": {
                    passkey: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description token and user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description invalid: That is not valid. passkeyFailed: This passkey was not accepted. Please try again. loginFailed: Incorrect Email or Password! */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description accountSuspended: This account is suspended. foreignOrigin: This call is answered to pages of this site only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askConfirmingPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequest"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyRequests: That was a lot at once. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askNewPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description confirmFirst: Please confirm first that it is you. secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. confirmEmailFirst: Please confirm your email first. The settings send you a link for it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description passkeysFull: You have 20 passkeys. Remove one first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyRequests: That was a lot at once. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {passkey} */
        requestBody: {
            content: {
                "application/json": {
                    passkey: {
                        id: string;
                        rawId: string;
                        /** @constant */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            attestationObject: string;
                            transports?: string[];
                        };
                    };
                };
            };
        };
        responses: {
            /** @description backup codes, if there are none yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewBackupCodes"];
                };
            };
            /** @description invalid: That is not valid. passkeyFailed: This passkey was not accepted. Please try again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description confirmFirst: Please confirm first that it is you. secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description passkeysFull: You have 20 passkeys. Remove one first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deletePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description confirmFirst: Please confirm first that it is you. secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSavedCars: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description saved cars */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCar"][];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    mergeSavedCars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {cars} */
        requestBody: {
            content: {
                "application/json": {
                    cars: {
                        id: string;
                        savedAt: number;
                        priceThen: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description how many cars are saved now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        saved: number;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveCar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {note?} */
        requestBody: {
            content: {
                "application/json": {
                    note?: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description carGone: This offer is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description savedFull: You have saved 50 cars. Let go of one first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    unsaveCar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    lookAtSavedCars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSeenCars: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description offers */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarWithId"][];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    markSeenCars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {cars} */
        requestBody: {
            content: {
                "application/json": {
                    cars: {
                        id: string;
                        seenAt: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    clearSeenCars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSavedSearches: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description saved searches */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"][];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    saveSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {name, address, alert} */
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    address: string;
                    /** @enum {string} */
                    alert: "daily" | "live" | "off";
                };
            };
        };
        responses: {
            /** @description the new key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description searchesFull: You have saved 20 searches. Delete one first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description keyReused: This was sent before, and not quite the same. Nothing was changed: look whether it is there before you send it again. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {name?, alert?, isSeen?} */
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @enum {string} */
                    alert?: "daily" | "live" | "off";
                    isSeen?: boolean;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description searchGone: This saved search is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listExclusions: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description cars, sellers and words */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Exclusion"][];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeExclusion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {kind, value, isLeftOut} */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "car" | "seller" | "word";
                    value: string;
                    isLeftOut: boolean;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description exclusionsFull: You leave out 500 things already. Let one in first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readFeed: {
        parameters: {
            query?: {
                before?: string;
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {entries, next} */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedPage"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBlocks: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description people, each with kind and since */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockedPerson"][];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {kind, isOn} */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "block" | "mute";
                    isOn: boolean;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description blocksFull: You block and mute 1000 people already. Undo one first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description the settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettings"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setPrivacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {telephoneShown, emailShown} */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    telephoneShown: "followedBack" | "hidden" | "onTap" | "shown";
                    /** @enum {string} */
                    emailShown: "hidden" | "shown";
                    /** @enum {string} */
                    messagesFrom?: "everybody" | "followed" | "nobody";
                    /** @enum {string} */
                    typingShown?: "hidden" | "shown";
                    /** @enum {string} */
                    readShown?: "hidden" | "shown";
                    /** @enum {string} */
                    directoryShown?: "hidden" | "shown";
                    /** @enum {string} */
                    dealAmounts?: "between" | "told";
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {language}: en or bg */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "bg" | "en";
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description the sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedSession"][];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description confirmFirst: Please confirm first that it is you. secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description confirmFirst: Please confirm first that it is you. secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    makeRecoveryCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {currentPassword} */
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description the code, this once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            /** @description invalid: That is not valid. wrongPassword: The current password is not right. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {email, code, newPassword} */
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    code: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description invalid: That is not valid. recoveryFailed: Email and recovery code do not belong together. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description foreignOrigin: This call is answered to pages of this site only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askResetMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {email} */
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description invalid: That is not valid. mailOff: This site sends no mail. Use your recovery code. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description foreignOrigin: This call is answered to pages of this site only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {token, newPassword} */
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description invalid: That is not valid. resetFailed: This link has been used or is older than 30 minutes. Ask for a new one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description foreignOrigin: This call is answered to pages of this site only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getArchive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the archive, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Archive"] | null;
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askArchive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {currentPassword} */
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description the archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Archive"];
                };
            };
            /** @description invalid: That is not valid. wrongPassword: The current password is not right. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    linkArchive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                    };
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description archiveGone: This link has been used or is too old. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    takeArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a ZIP file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description loginRequired: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description foreignOrigin: This call is answered to pages of this site only. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description archiveGone: This link has been used or is too old. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {currentPassword} */
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                };
            };
        };
        responses: {
            /** @description when, in epoch ms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deletionAt: number;
                    };
                };
            };
            /** @description invalid: That is not valid. wrongPassword: The current password is not right. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description tooManyTries: Too many tries. Please wait a little and try again. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description busy: The service is busy. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    moderateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {state, ground, reason, days} */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    state: "active" | "limited" | "reportsLimited" | "reportsUnlimited" | "suspended" | "unlimited";
                    reason: string;
                    /** @enum {string} */
                    ground?: "duplicate" | "fraud" | "insult" | "law" | "mistake" | "noBreach" | "otherRule" | "privateData" | "sold" | "spam" | "stolenPhotos" | "unfoundedReports" | "wrongData";
                    days?: (1 | 30 | 7) | null;
                };
            };
        };
        responses: {
            /** @description the state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "active" | "limited" | "reportsLimited" | "reportsUnlimited" | "suspended" | "unlimited";
                    };
                };
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. notYours: Permission denied ownCase: This case is about you. Another moderator decides it. ownReport: You reported this yourself. Another moderator decides it. ownReports: A report about you waits. Until it is decided, other moderators pause reports. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description caseChanged: This case has changed meanwhile. Look at how it stands now. caseClaimed: Another moderator works on this case. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    moderateOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {state, ground, reason} */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    state: "hidden" | "shown";
                    reason: string;
                    /** @enum {string} */
                    ground?: "duplicate" | "fraud" | "insult" | "law" | "mistake" | "noBreach" | "otherRule" | "privateData" | "sold" | "spam" | "stolenPhotos" | "unfoundedReports" | "wrongData";
                };
            };
        };
        responses: {
            /** @description the state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "hidden" | "shown";
                    };
                };
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. notYours: Permission denied ownCase: This case is about you. Another moderator decides it. ownReport: You reported this yourself. Another moderator decides it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description caseClaimed: Another moderator works on this case. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    moderateComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {state, ground, reason} */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    state: "hidden" | "shown";
                    reason: string;
                    /** @enum {string} */
                    ground?: "duplicate" | "fraud" | "insult" | "law" | "mistake" | "noBreach" | "otherRule" | "privateData" | "sold" | "spam" | "stolenPhotos" | "unfoundedReports" | "wrongData";
                };
            };
        };
        responses: {
            /** @description the state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "hidden" | "shown";
                    };
                };
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. notYours: Permission denied ownCase: This case is about you. Another moderator decides it. ownReport: You reported this yourself. Another moderator decides it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description caseClaimed: Another moderator works on this case. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                before?: string;
                limit?: number;
                actor?: string;
                action?: string;
                kind?: string;
                target?: string;
                from?: string;
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of the audit log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getConsole: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the role */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAccess"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findInConsole: {
        parameters: {
            query?: {
                q?: string;
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description people and offers, 20 of each at most */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Found"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPersonFile: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the person with newest offers, comments and actions */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonFile"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOfferFile: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the offer with history and actions */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferFile"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAnswers: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description saved answers */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAnswer"][];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {title, text} */
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description the new key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description answersFull: 200 answers are saved. Delete one first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {title, text} */
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description the answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAnswer"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAllSponsors: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description sponsors */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedSponsor"][];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    orderSponsors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {ids} */
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description the order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ids: string[];
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description sponsorsChanged: The sponsors were changed meanwhile. Look at them again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addSponsor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {name, link, img, isShown} */
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    link: string;
                    img: string;
                    isShown: boolean;
                };
            };
        };
        responses: {
            /** @description the new key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. unknownPhoto: A photo is not known here. Upload it again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeSponsor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {name, link, img, isShown} */
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    link: string;
                    img: string;
                    isShown: boolean;
                };
            };
        };
        responses: {
            /** @description the sponsor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedSponsor"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. unknownPhoto: A photo is not known here. Upload it again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteSponsor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSite: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description lists and words, with the usual words */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteNow"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {texts, lists} */
        requestBody: {
            content: {
                "application/json": {
                    texts: {
                        en: {
                            headline?: string;
                            platform?: string;
                            rightPlace?: string;
                        };
                        bg: {
                            headline?: string;
                            platform?: string;
                            rightPlace?: string;
                        };
                    };
                    lists: {
                        makes: ("Abarth" | "Acura" | "Alfa Romeo" | "Aston Martin" | "BYD" | "Bentley" | "Buick" | "Cadillac" | "Chery" | "Chrysler" | "Citroen" | "Cupra" | "DS" | "Dacia" | "Daewoo" | "Daihatsu" | "Dodge" | "Dongfeng" | "Fiat" | "GMC" | "Great Wall" | "Haval" | "Hummer" | "Infiniti" | "Isuzu" | "Lada" | "Lamborghini" | "Lancia" | "Land Rover" | "Leapmotor" | "Lincoln" | "Lotus" | "MG" | "Maserati" | "McLaren" | "Mini" | "Mitsubishi" | "Moskvich" | "Opel" | "Peugeot" | "Polestar" | "Pontiac" | "Renault" | "Rolls-Royce" | "Rover" | "Saab" | "Seat" | "Skoda" | "Smart" | "SsangYong" | "Suzuki" | "Trabant" | "UAZ" | "Volga" | "Voyah" | "Wartburg" | "Zastava")[];
                        lastYear: null | number;
                    };
                };
            };
        };
        responses: {
            /** @description lists and words, with the usual words */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteNow"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the health of the product */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCountsByDay: {
        parameters: {
            query?: {
                days?: number;
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description counts by day, oldest first */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counts"];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTransparency: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description counts by year */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransparencyYear"][];
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description reports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportStatus"][];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description {kind, targetId, reason, text, illegal} */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "comment" | "message" | "offer" | "photo" | "profile";
                    /** @description An id; of a photo, the offer's, a space and the photo's address. */
                    targetId: string;
                    /** @enum {string} */
                    reason: "duplicate" | "fraud" | "illegal" | "insult" | "other" | "privateData" | "sold" | "stolenPhotos" | "wrongData";
                    text: string;
                    illegal?: {
                        why: string;
                        /** @constant */
                        isGoodFaith: true;
                        name?: string;
                        email?: string;
                        isChildAbuse?: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description {id, number}, for visitors with a key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportReceipt"];
                };
            };
            /** @description invalid: That is not valid. ownThing: This is your own. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description reportsLimited: You cannot report for now. Your notifications say why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getReport: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportStatus"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    appealReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {text, key} */
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    key?: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description appealOver: This cannot be contested, or was contested already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDecisions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description decisions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDecision"][];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDecision: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the decision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDecision"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    appealDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {text, key} */
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    key?: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description appealOver: This cannot be contested, or was contested already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCases: {
        parameters: {
            query?: {
                state?: string;
                after?: string;
                mine?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description a page of the queue, with counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CasePage"];
                };
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readCaseConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description messages, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseConversation"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    claimCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {isClaimed, isTakenOver, version} */
        requestBody: {
            content: {
                "application/json": {
                    isClaimed: boolean;
                    version: number;
                    isTakenOver?: boolean;
                };
            };
        };
        responses: {
            /** @description the case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. ownCase: This case is about you. Another moderator decides it. ownReport: You reported this yourself. Another moderator decides it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description caseChanged: This case has changed meanwhile. Look at how it stands now. caseClaimed: Another moderator works on this case. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {decision, ground, facts, days, version} */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "dismiss" | "hide" | "limit" | "limitReports" | "remove" | "restore" | "suspend";
                    /** @enum {string} */
                    ground: "duplicate" | "fraud" | "insult" | "law" | "mistake" | "noBreach" | "otherRule" | "privateData" | "sold" | "spam" | "stolenPhotos" | "unfoundedReports" | "wrongData";
                    facts: string;
                    version: number;
                    days?: (1 | 30 | 7) | null;
                };
            };
        };
        responses: {
            /** @description the case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. ownCase: This case is about you. Another moderator decides it. ownReport: You reported this yourself. Another moderator decides it. ownReports: A report about you waits. Until it is decided, other moderators pause reports. notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description caseChanged: This case has changed meanwhile. Look at how it stands now. caseClaimed: Another moderator works on this case. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {state, answer, version} */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    state: "rejected" | "upheld";
                    answer: string;
                    version: number;
                };
            };
        };
        responses: {
            /** @description the case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. ownDecision: You decided this yourself. Another moderator decides the appeal. ownCase: This case is about you. Another moderator decides it. ownReport: You reported this yourself. Another moderator decides it. notYours: Permission denied */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description caseChanged: This case has changed meanwhile. Look at how it stands now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readCarWarnings: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {warnings, answer?}, or null */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarWarnings"] | null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    answerWarnings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {answer} */
        requestBody: {
            content: {
                "application/json": {
                    answer: string;
                };
            };
        };
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description invalid: That is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied accountLimited: You cannot offer, comment or write for now. Your notifications say why. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description carGone: This offer is not there any more. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listHeldMessages: {
        parameters: {
            query?: {
                /** @description `pretty` indents the answer, `silent` leaves it out (204) */
                print?: string;
                /** @description `true`: of a map the keys alone, each with `true` */
                shallow?: string;
            };
            header?: {
                /** @description The tag of what is known already: answers 304 when it is still so */
                "if-none-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description messages, oldest first */
            200: {
                headers: {
                    /** @description The tag of the answer */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldMessage"][] | null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing: it is as it was */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    withdrawHeldMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": null;
                };
            };
            /** @description Nothing, for `print=silent` */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWaitingMessages: {
        parameters: {
            query?: {
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {messages, next} */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingMessages"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideHeldMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        /** @description {decision, reason} */
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "refused" | "released";
                    reason: string;
                    /** @enum {string} */
                    ground?: "duplicate" | "fraud" | "insult" | "law" | "mistake" | "noBreach" | "otherRule" | "privateData" | "sold" | "spam" | "stolenPhotos" | "unfoundedReports" | "wrongData";
                };
            };
        };
        responses: {
            /** @description the decision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "refused" | "released";
                    };
                };
            };
            /** @description invalid: That is not valid. unknownRecipient: You cannot write to this person. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. ownCase: This case is about you. Another moderator decides it. messagesRefused: This person takes no messages from new people. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notFound: There is nothing at this address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWarnedTalks: {
        parameters: {
            query?: {
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {talks, next} */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarnedTalks"];
                };
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWarnedOffers: {
        parameters: {
            query?: {
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {offers, next} */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarnedOffers"];
                };
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWarnedComments: {
        parameters: {
            query?: {
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {comments, next} */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarnedComments"];
                };
            };
            /** @description badQuery: That query is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readOfferRadar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description {points, signs, answer?}, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferRadar"] | null;
                };
            };
            /** @description loginRequired: Please log in. badToken: Could not parse auth token. tokenExpired: Auth token is expired */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notYours: Permission denied secondFactorRequired: This needs your second factor. Set one up in the settings, or log in with it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description invalid: That is not valid. badQuery: That query is not valid. badKey: That path holds a key that is not allowed. badJson: Invalid data; couldn't parse JSON object, array, or value. badToken: Could not parse auth token. tokenExpired: Auth token is expired tooLarge: That is too large: 64 kB at most. wrongMediaType: Send JSON. tooManyRequests: That was a lot at once. Please wait a little and try again. internal: Something went wrong on our side. Please try again. busy: The service is busy. Please try again in a moment. stopping: The service is restarting. Please try again in a moment. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
