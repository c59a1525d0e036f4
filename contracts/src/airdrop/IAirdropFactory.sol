// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {IInstanceFactory} from "../factory/IInstanceFactory.sol";

/// @title Creates airdrops and remembers them, and who took part in them
/// @notice An airdrop is a clone of its template's implementation, fixed at its birth. Templates: 1 mapping of an old token
/// to a new one (`ITokenMapping`), 2 claims from a list by proof (`IMerkleAirdrop`).
///
/// An airdrop of a token of the platform that opens its trading later, or taxes it, is registered as one of the platform's
/// contracts: it takes such a token in before its launch, and gives it back to its owner alone until then (S-30).
interface IAirdropFactory is IInstanceFactory {
    /// @notice The parameters are not as many as the template takes.
    error AirdropFactory_ParamsMissing(uint256 addresses, uint256 numbers);
    /// @notice Nothing at this address answers like a token.
    error AirdropFactory_NotToken(address token);
    /// @notice A token is not mapped to itself.
    error AirdropFactory_TokensAreSame(address token);
    /// @notice The rate is 1 to 2^128 - 1.
    error AirdropFactory_RateOutOfRange(uint256 rate, uint256 max);
    /// @notice It runs for five minutes at least, and on from the end of its release.
    error AirdropFactory_EndTooEarly(uint256 endTime, uint256 min);
    /// @notice It ends within 100 000 000 minutes; the bound catches milliseconds (P-06).
    error AirdropFactory_EndTooLate(uint256 endTime, uint256 max);
    /// @notice It starts within 100 000 000 minutes.
    error AirdropFactory_StartTooLate(uint256 startTime, uint256 max);
    /// @notice A list has a root.
    error AirdropFactory_RootZero();
    /// @notice A list adds up to 1 to 2^112 - 1 base units.
    error AirdropFactory_TotalOutOfRange(uint256 total, uint256 max);
    /// @notice Either everything at the start (10 000 and 0 seconds), or less and the rest within 100 000 000 minutes.
    error AirdropFactory_ReleaseUnusable(uint256 firstBps, uint256 releaseSeconds);
    /// @notice The token keeps a part of what is sent: the pool would be smaller than was promised.
    error AirdropFactory_DepositTooSmall(uint256 received, uint256 needed);
    /// @notice Only an airdrop of this factory tells who took part in it, and only of itself.
    error AirdropFactory_NotAirdrop(address caller, uint256 id);

    /// @notice An airdrop was made. Its whole list of parameters goes along, as given.
    event AirdropDeployed(
        address indexed owner,
        address indexed airdrop,
        uint256 indexed templateId,
        uint256 id,
        address[] addressParams,
        uint256[] numberParams,
        string ipfsKey,
        uint256 feeWei
    );
    /// @notice `account` took part in airdrop number `id` for the first time.
    event AirdropInfoSet(address indexed account, uint256 indexed id);

    /// @notice Makes an airdrop owned by the caller and takes the tokens that it pays from the caller, by allowance or by
    /// one in Permit2. Pays the fee from `msg.value` and returns what is over.
    ///
    /// Mapping: addresses 0 old token, 1 new token; numbers 0 rate (new base units for 1e18 old base units), 1 startTime
    /// (may be past), 2 endTime, 3 new tokens in the pool at first (base units, may be 0).
    ///
    /// Claims: address 0 token; numbers 0 root of the list, 1 startTime (past: now), 2 endTime (0: no end; otherwise five
    /// minutes after the last release at least), 3 what the list adds up to (base units, all taken at once), 4 basis points
    /// released at the start, 5 seconds over which the rest is released (0 with 10 000 basis points, and only then).
    /// @param templateId 1 mapping, 2 claims.
    /// @param ipfsKey Key of what the project says about itself; at most 512 bytes.
    function deploy(
        uint256 templateId,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        string calldata ipfsKey
    ) external payable returns (address airdrop);

    /// @notice The same with a signed allowance of the token that is paid (EIP-2612, or EIP-1271 bytes).
    function deployWithPermit(
        uint256 templateId,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        string calldata ipfsKey,
        uint256 permitDeadline,
        bytes calldata signature
    ) external payable returns (address airdrop);

    /// @notice Airdrop only: notes that `account` took part in it; mappings do, claims say it by their events alone.
    /// @param id The airdrop's own number.
    function setAirdropInfo(address account, uint256 id) external;

    /// @notice In how many airdrops of this factory `account` took part.
    function contributedCountOf(address account) external view returns (uint256);

    /// @notice Those airdrops, in the order of the first contributions.
    function contributedOf(address account, uint256 offset, uint256 limit)
        external
        view
        returns (InstanceRecord[] memory);
}
