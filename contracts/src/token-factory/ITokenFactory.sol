// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../ISolvency.sol";
import {IPlatformSource} from "../registry/IPlatformSource.sol";

/// @title Creates tokens from templates and remembers them
/// @notice A token is a full CREATE2 deployment of its template's code. The factory has no power over a token once it
/// exists: its owner may register templates and set fees for deployments to come, nothing else.
interface ITokenFactory is ISolvency, IPlatformSource {
    /// @notice What the registry keeps of a token.
    /// @param owner Who created it; a later change of the token's owner does not change the record.
    /// @param addr The token.
    /// @param createdAt Unix seconds.
    /// @param templateId Template that it was made from.
    /// @param infoId Number of the token in this registry, from 1, in order of creation.
    struct TokenRecord {
        address owner;
        address addr;
        uint40 createdAt;
        uint16 templateId;
        uint40 infoId;
    }

    /// @notice A registered template.
    /// @param generator Code generator of the template, from registration on for ever.
    /// @param feeWei Full fee of one creation, in wei of the native currency.
    /// @param enabled Whether new tokens can be made from it.
    struct Template {
        address generator;
        uint88 feeWei;
        bool enabled;
    }

    /// @notice What `deploy` takes, for a creation on somebody's behalf.
    struct Creation {
        uint256 templateId;
        string[] strings;
        address[] addresses;
        uint256[] numbers;
        bool[] bools;
        address inviter;
        address nftWrapper;
        bytes12 seed;
    }

    /// @notice The payment is below the fee.
    error TokenFactory_FeeTooLow(uint256 sentWei, uint256 feeWei);
    /// @notice The inviter has not created tokens yet.
    error TokenFactory_InviterHasNoTokens(address inviter);
    /// @notice Nobody invites themselves.
    error TokenFactory_InviterIsDeployer(address inviter);
    /// @notice No template was ever registered under this id.
    error TokenFactory_TemplateUnknown(uint256 templateId);
    /// @notice The template is not open for new tokens.
    error TokenFactory_TemplateDisabled(uint256 templateId);
    /// @notice Template ids run from 1 to `max`.
    error TokenFactory_TemplateIdOutOfRange(uint256 templateId, uint256 max);
    /// @notice A template needs a generator contract.
    error TokenFactory_GeneratorHasNoCode(address generator);
    /// @notice A template's generator is final; `generator` is the registered one. Better code gets an id of its own.
    error TokenFactory_TemplateFixed(uint256 templateId, address generator);
    /// @notice The generator's answer is not one `bytes`: no init code, or less than it says.
    error TokenFactory_GeneratorBroken(address generator);
    /// @notice The template has no use for an NFT wrapper.
    error TokenFactory_NftWrapperNotAccepted(uint256 templateId, address nftWrapper);
    /// @notice The NFT wrapper has to be the collection that is among the template's addresses.
    error TokenFactory_NftWrapperMismatch(address nftWrapper, address collection);
    /// @notice The registry of the platform's contracts has no code.
    error TokenFactory_RegistryHasNoCode(address registry);
    /// @notice Only `LaunchPad` creates for somebody else.
    error TokenFactory_CallerNotLaunchPad(address caller);
    /// @notice `LaunchPad` is named once, for good.
    error TokenFactory_LaunchPadFixed(address launchPad);
    /// @notice `LaunchPad` is a contract.
    error TokenFactory_LaunchPadHasNoCode(address launchPad);
    /// @notice The same deployer has used the same seed for the same parameters.
    error TokenFactory_AlreadyDeployed(address token);
    /// @notice The token's constructor failed without a reason (for instance out of gas), left no code behind, or the
    /// chain put the token elsewhere than CREATE2 says.
    error TokenFactory_DeployFailed();
    /// @notice A fee must fit the registry.
    error TokenFactory_FeeTooHigh(uint256 feeWei, uint256 maxWei);
    /// @notice A discount is at most the whole fee, the inviter's share at most half of it.
    error TokenFactory_RatioTooHigh(uint256 bps, uint256 maxBps);
    /// @notice Fees need a receiver.
    error TokenFactory_DevAddressZero();
    /// @notice The factory cannot pay itself: the fees would stay in it for ever.
    error TokenFactory_DevAddressIsFactory();
    /// @notice A reward needs a receiver.
    error TokenFactory_ReceiverZero();
    /// @notice Functions without a fee take no native currency.
    error TokenFactory_ValueRefused(uint256 sentWei);
    /// @notice There is nothing to pay out.
    error TokenFactory_NothingToPay(address to);
    /// @notice The receiver refused the native currency.
    error TokenFactory_PaymentFailed(address to, uint256 amountWei);

    /// @notice A token was created. Emitted before the token's own first events.
    /// @param decimals,totalSupply As given at creation; the supply in base units.
    /// @param inviter `address(0)` when there was none.
    /// @param feeWei What the deployer paid after discounts; `inviterRewardWei` is the part of it owed to the inviter.
    event TokenDeployed(
        address indexed owner,
        address indexed token,
        uint256 indexed templateId,
        uint256 infoId,
        string name,
        string symbol,
        uint8 decimals,
        uint256 totalSupply,
        address inviter,
        uint256 feeWei,
        uint256 inviterRewardWei
    );
    event TemplateSet(uint256 indexed templateId, address indexed generator, bool enabled);
    event FeeSet(uint256 indexed templateId, uint256 feeWei);
    event FeeWhitelistSet(address indexed user, uint256 discountBps);
    event DevAddressSet(address indexed devAddress);
    event InviterShareSet(uint256 shareBps);
    event VipSet(address indexed vip);
    event Withdrawn(address indexed to, uint256 amountWei);
    /// @notice What `inviter` was owed went to `to`, the inviter's own choice.
    event InviterRewardPaid(address indexed inviter, address indexed to, uint256 amountWei);
    /// @notice The one contract that may create tokens for its callers.
    event LaunchPadSet(address indexed launchPad);

    /// @notice Creates a token owned by the caller. Pays the fee from `msg.value` and returns what is over.
    /// Warning: a raised fee that is mined first is paid from the excess too. Send exactly `feeOf(caller, templateId)`,
    /// and the creation reverts instead.
    /// Name and symbol can be read: `ReadableText`, refused with `Token_NameNotPrintable`, `Token_SymbolNotPrintable`.
    /// @dev Reverts with the template's own named reason when its constructor refuses a parameter.
    /// @param templateId Registered and enabled template.
    /// @param stringParams,addressParams,numberParams,boolParams The template's parameters, the owner left out.
    /// @param inviter Creator of an earlier token who earns a share of the fee, or `address(0)`.
    /// @param nftWrapper For the template that pays NFT holders (8) its collection, as in `addressParams[5]`;
    /// `address(0)` for all others.
    /// @param seed Free choice of the deployer; deployer and seed are the CREATE2 salt (P-36).
    function deploy(
        uint256 templateId,
        string[] calldata stringParams,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        bool[] calldata boolParams,
        address inviter,
        address nftWrapper,
        bytes12 seed
    ) external payable returns (address token);

    /// @notice `LaunchPad` only: creates a token for `owner_`, who owns it and whose fee, discount, seed and record it is,
    /// exactly as if they had called `deploy`; `getDeployAddress` predicts it (S-38). The caller pays. A token that asks
    /// for its launcher while it is created is told: `LaunchPad`.
    function deployFor(address owner_, Creation calldata creation) external payable returns (address token);

    /// @notice Owner only, once: names the contract that may create for its callers.
    function initLaunchPad(address launchPad_) external;

    /// @notice Adds a template, or opens and closes it for **future** deployments. The generator of an id never changes
    /// (`TokenFactory_TemplateFixed`): nobody can put other code under a creation that is on its way, and a template id
    /// tells for ever what a token was made from. A better version gets a new id.
    /// Warning: the generator must follow the order of parameters promised by `ITokenCodeGenerator`.
    /// Warning: a template has no fee until `setFee`: register it closed, set the fee, open it.
    /// @param templateId 1 to 65 535.
    /// @param generator For a known id the registered one.
    function setTemplate(uint256 templateId, address generator, bool enabled) external;

    /// @notice Sets the full fee of a registered template, in wei; 0 on networks without fees.
    function setFee(uint256 templateId, uint256 feeWei) external;

    /// @notice Gives `user` a discount on every template. @param discountBps 0 to 10 000; 10 000 exempts.
    function setFeeWhitelist(address user, uint256 discountBps) external;

    /// @notice Sets who receives the platform's part of the fees. The owner may call, and the dev address itself, which
    /// keeps a way out after ownership was renounced.
    function setDevAddress(address newDevAddress) external;

    /// @notice Sets the inviter's part of future fees. @param shareBps 0 to 5 000.
    function setInviterShare(uint256 shareBps) external;

    /// @notice Sets the membership contract (`IMembership`); `address(0)` for none.
    function setVip(address newVip) external;

    /// @notice Pays the platform's part to the dev address. Anybody may call, nobody else is paid.
    function withdraw() external returns (uint256 amountWei);

    /// @notice Pays `inviter` what the factory owes them. Anybody may call for a wallet, a contract for itself (P-42).
    function claimInviterReward(address inviter) external returns (uint256 amountWei);

    /// @notice Pays what the factory owes the caller to `to`, for inviters who cannot receive native currency.
    function claimInviterRewardTo(address to) external returns (uint256 amountWei);

    /// @notice Address that `deploy` with the same parameters gives to `deployer`, whoever asks (P-37).
    function getDeployAddress(
        address deployer,
        uint256 templateId,
        string[] calldata stringParams,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        bool[] calldata boolParams,
        bytes12 seed
    ) external view returns (address token);

    /// @notice Exact init code of the same deployment: what an address search has to hash.
    function initCode(
        address deployer,
        uint256 templateId,
        string[] calldata stringParams,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        bool[] calldata boolParams
    ) external view returns (bytes memory);

    /// @notice CREATE2 salt of a deployer's seed: the deployer's 20 bytes, followed by the seed's 12.
    function saltOf(address deployer, bytes12 seed) external pure returns (bytes32 salt);

    /// @notice What `user` pays for one creation now, in wei: discount rounded in the user's favour, members nothing.
    function feeOf(address user, uint256 templateId) external view returns (uint256 feeWei);

    /// @notice Full fee of a template in wei, before discounts.
    function templateFee(uint256 templateId) external view returns (uint256 feeWei);

    /// @notice The template registered under `templateId`; reverts when there is none.
    function template(uint256 templateId) external view returns (Template memory);

    /// @notice All registered ids, in order of registration, closed ones included.
    function templateIds() external view returns (uint256[] memory);

    /// @notice The user's discount in basis points.
    function feeWhitelist(address user) external view returns (uint256 discountBps);
    /// @notice Who receives the platform's part of the fees.
    function devAddress() external view returns (address);
    /// @notice The inviter's part of a fee, in basis points.
    function inviterShare() external view returns (uint256 shareBps);
    /// @notice The contract that may create for its callers, or `address(0)` before it is named.
    function launchPad() external view returns (address);
    /// @notice Membership contract, or `address(0)`.
    function vip() external view returns (address);
    /// @notice What the factory owes to `inviter`, in wei.
    function inviterReward(address inviter) external view returns (uint256 amountWei);

    /// @notice Number of tokens; the newest has this `infoId`.
    function recordCount() external view returns (uint256);
    /// @notice Records in order of creation, from `offset`, at most `limit`; shorter at the end, never a revert.
    function records(uint256 offset, uint256 limit) external view returns (TokenRecord[] memory);
    /// @notice Number of tokens that `user` created.
    function recordCountOf(address user) external view returns (uint256);
    /// @notice Tokens created by `user`, paged like `records`.
    function recordsOf(address user, uint256 offset, uint256 limit) external view returns (TokenRecord[] memory);
    /// @notice Number of tokens made from a template.
    function recordCountByTemplate(uint256 templateId) external view returns (uint256);
    /// @notice Tokens made from a template, paged like `records`.
    function recordsByTemplate(uint256 templateId, uint256 offset, uint256 limit)
        external
        view
        returns (TokenRecord[] memory);
    /// @notice Record of a token; all zero for an address that is not a token of this factory.
    function recordOf(address token) external view returns (TokenRecord memory);
}
