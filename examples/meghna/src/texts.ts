/** The address of the page about the operator. */
export const storyHref = '/x/story';

/** Texts of the page about the operator, and of the link to it. */
export const storyTexts = {
  bn: {
    title: 'আমাদের কথা',
    lead: 'মেঘনা একটি কল্পিত অপারেটর। একটি দল নিজের অংশ কীভাবে যোগ করে, এই সাইট তা দেখায়।',
    whoTitle: 'আমরা কারা',
    who: 'মেঘনা নামে কোনো প্রতিষ্ঠান নেই। নাম, লোগো ও লেখা এই উদাহরণের জন্য বানানো। সব গেম খেলার টাকায় চলে; এখানে আসল টাকা জমা বা জেতা যায় না।',
    doTitle: 'আমরা কী বলি, কী বলি না',
    do: 'ফি, সীমা ও সময় সার্ভার যা জানায়, আমরা তা-ই দেখাই। জেতার আশ্বাস দিই না, তাড়াও দিই না।',
    careTitle: 'খেলা যখন আর আনন্দ দেয় না',
    care: 'থামার পথ প্রতিটি পাতায় আছে। নিজের সীমা ঠিক করুন, বিরতি নিন, অথবা কারও সঙ্গে কথা বলুন।',
    helpLink: 'দায়িত্বশীল খেলার সাহায্য',
    homeLink: 'গেমে ফিরে যান',
  },
  en: {
    title: 'Our story',
    lead: 'Meghna is an invented operator. This site shows how a team adds parts of its own.',
    whoTitle: 'Who we are',
    who: 'There is no company called Meghna. Its name, mark and texts were made for this example. All games use play money: nobody can pay in or win real money here.',
    doTitle: 'What we say, and what we do not',
    do: 'We show the fees, limits and times that the server tells. We do not promise a win, and we do not hurry you.',
    careTitle: 'When playing is no fun any more',
    care: 'The way to stop is on every page. Set a limit of your own, take a break, or talk to somebody.',
    helpLink: 'Help with responsible play',
    homeLink: 'Back to the games',
  },
} as const;

/** Texts of the section on home. */
export const ruleTexts = {
  bn: {
    title: 'মেঘনার তিন নিয়ম',
    limitsTitle: 'সীমা আপনার হাতে',
    limits: 'খেলা শুরুর আগে নিজের সীমা ঠিক করুন। বিরতি নেওয়ার পথও সেখানেই।',
    limitsLink: 'সীমা ও বিরতি',
    plainTitle: 'সহজ ভাষায় শর্ত',
    plain: 'প্রতিটি অফারের সঙ্গে তার শর্ত লেখা থাকে, ছোট অক্ষরে নয়।',
    plainLink: 'অফার দেখুন',
    helpTitle: 'বাংলায় সাহায্য',
    help: 'প্রশ্নের উত্তর বাংলা ও ইংরেজিতে আছে।',
    helpLink: 'সাহায্য কেন্দ্র',
  },
  en: {
    title: 'Three rules of Meghna',
    limitsTitle: 'You hold the limits',
    limits: 'Set your limits before you play. The way to take a break is there too.',
    limitsLink: 'Limits and breaks',
    plainTitle: 'Terms in plain words',
    plain: 'Each offer has its terms beside it, not in small print.',
    plainLink: 'See the offers',
    helpTitle: 'Help in Bengali',
    help: 'The answers to questions are there in Bengali and English.',
    helpLink: 'Help centre',
  },
} as const;

/** Texts of the notes above the footer and in the registration, and of the footer. */
export const noteTexts = {
  bn: {
    exampleTitle: 'এটি একটি উদাহরণ',
    example: 'মেঘনা কল্পিত। এখানকার কোনো গেমে আসল টাকা লাগে না।',
    exampleLink: 'আমাদের কথা পড়ুন',
    registerTitle: 'অ্যাকাউন্ট খোলার আগে',
    register: 'এটি একটি উদাহরণ সাইট। অন্য কোথাও ব্যবহার করেন এমন পাসওয়ার্ড এখানে দেবেন না।',
    footerLead: 'নদীর মতো ধীর, খোলা, পরিষ্কার।',
    readOn: 'আরও পড়ুন',
  },
  en: {
    exampleTitle: 'This is an example',
    example: 'Meghna is invented. No game here needs real money.',
    exampleLink: 'Read our story',
    registerTitle: 'Before you open an account',
    register: 'This is an example site. Do not use a password here that you use anywhere else.',
    footerLead: 'Like the river: slow, open, clear.',
    readOn: 'Read on',
  },
} as const;
